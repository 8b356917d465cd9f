package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** The API's errors, each with the status, code and field that it answers. */
final class CdaErrors {
    private static final String NO_SUCH_OBJECT = "The requested object doesn't exist.";

    private CdaErrors() {}

    static Reply unknownContentType(String uid) {
        return error(422, 118, "The Content Type '" + uid + "' was not found. Please try again.", "uid");
    }

    static Reply unknownEntry() {
        return error(422, 141, NO_SUCH_OBJECT, "uid");
    }

    static Reply unknownAsset() {
        return error(404, 145, "Asset was not found.", "uid");
    }

    static Reply wrongApiKey() {
        return error(412, 109, "We can't find that Stack. Please try again.", "api_key");
    }

    static Reply wrongDeliveryToken() {
        return error(401, 105, "You're not allowed in here unless you're logged in.", "access_token");
    }

    static Reply unknownEnvironment() {
        return error(422, 141, NO_SUCH_OBJECT, "environment");
    }

    static Reply unknownLocale() {
        return error(422, 141, "Language was not found. Please try again.", "locale");
    }

    static Reply invalidQuery() {
        return invalidParameter("query");
    }

    static Reply invalidParameter(String name) {
        return error(422, 141, "Failed to fetch the objects. Please try again with valid parameters.", name);
    }

    static Reply unknownPath() {
        ObjectNode body = body("The requested URL was not found on this server.", 404);
        return Reply.json(404, body);
    }

    static Reply methodNotAllowed() {
        return Reply.json(405, body("Only GET is allowed here.", 405)).withHeader("Allow", "GET, OPTIONS");
    }

    static Reply urlTooLong() {
        return Reply.of(414, "text/plain", "Request-URI Too Large");
    }

    private static Reply error(int status, int code, String message, String field) {
        ObjectNode body = body(message, code);
        body.putObject("errors").putArray(field).add("is not valid.");
        return Reply.json(status, body);
    }

    private static ObjectNode body(String message, int code) {
        return Json.object().put("error_message", message).put("error_code", code);
    }
}
