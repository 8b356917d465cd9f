package io.github.webmcp4j.tools.delivery;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.wire.Reason;
import io.github.webmcp4j.model.wire.ToolError;
import io.github.webmcp4j.tools.js.Response;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** Makes of each answer of the Content Delivery API the JSON object in it, or an error that a model can act on. */
final class HttpFailure {
    private static final int MAX_DETAIL = 200;
    private static final String NO_WORDS = "^$|undefined|\\[object";

    private final String token;
    private final String key;

    /** Details that hold the token or the key are left out. */
    HttpFailure(String token, String key) {
        this.token = token;
        this.key = key;
    }

    JSObject bodyOrError(Response response) {
        JSObject body = Json.read(response.getText());
        if (!response.isOk()) {
            return of(response.getStatus(), body, response.getRetryAfter());
        }
        return Json.isObject(body) && body != null
                ? body
                : ToolError.of(
                        Reason.UPSTREAM,
                        "Contentstack answered without JSON; try again later.",
                        response.getStatus(),
                        false,
                        0);
    }

    ToolError of(int status, @Nullable JSObject body, int wait) {
        JSObject said = Json.asObject(body);
        String detail = detail(status, Json.textOf(said, "error_message"));
        if (status == 429 || status >= 500) {
            boolean limited = status == 429;
            return ToolError.of(
                    limited ? Reason.RATE_LIMITED : Reason.UPSTREAM,
                    "Contentstack " + (limited ? "asks for fewer requests" : "failed") + detail
                            + "; wait, then try again.",
                    status,
                    true,
                    wait);
        }
        if (status == 401 || status == 403 || status == 412) {
            return ToolError.of(
                    Reason.UNAUTHORIZED,
                    "Contentstack refused the credentials" + detail
                            + "; the site must check apiKey, deliveryToken and region.",
                    status,
                    false,
                    0);
        }
        boolean missing = status == 404 || !Json.isMissing(Json.at(said, "errors.uid"));
        return ToolError.of(
                missing ? Reason.NOT_FOUND : Reason.UPSTREAM,
                "Contentstack refused the request" + detail + ".",
                status,
                false,
                0);
    }

    static boolean isRetryable(JSObject error) {
        return Json.same(Json.get(error, "retryable"), Json.of(true));
    }

    private String detail(int status, String message) {
        if (Json.matches(message, NO_WORDS) || message.indexOf(token) >= 0 || message.indexOf(key) >= 0) {
            return " (HTTP " + status + ")";
        }
        return " (HTTP " + status + ": " + Json.start(message, MAX_DETAIL) + ")";
    }
}
