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

    private final String token;
    private final String key;

    /** Details that hold the token or the key are left out. */
    HttpFailure(String token, String key) {
        this.token = token;
        this.key = key;
    }

    JSObject bodyOrError(Response response) {
        JSObject body = Json.read(response.getText());
        if (response.isOk()) {
            return Json.isObject(body) && body != null
                    ? body
                    : ToolError.of(
                            Reason.UPSTREAM,
                            "Contentstack answered without JSON; try again later.",
                            response.getStatus(),
                            false);
        }
        ToolError error = of(response.getStatus(), body);
        int seconds = response.getRetryAfter();
        if (seconds > 0) {
            Json.put(error.error(), "retry_after_seconds", Json.of(seconds));
        }
        return error;
    }

    ToolError of(int status, @Nullable JSObject body) {
        String detail = detail(status, body);
        if (status == 429) {
            return ToolError.of(
                    Reason.RATE_LIMITED, "Contentstack asks for fewer requests; wait, then try again.", status, true);
        }
        if (status >= 500) {
            return ToolError.of(Reason.UPSTREAM, "Contentstack failed" + detail + "; try again later.", status, true);
        }
        if (status == 401 || status == 403 || status == 412) {
            return ToolError.of(
                    Reason.UNAUTHORIZED,
                    "Contentstack refused the credentials" + detail
                            + "; the site must check apiKey, deliveryToken and region.",
                    status,
                    false);
        }
        boolean missing = status == 404 || (body != null && names(body, "uid"));
        return ToolError.of(
                missing ? Reason.NOT_FOUND : Reason.UPSTREAM,
                "Contentstack refused the request" + detail + ".",
                status,
                false);
    }

    static boolean isRetryable(JSObject error) {
        return Json.same(Json.get(error, "retryable"), Json.of(true));
    }

    private String detail(int status, @Nullable JSObject body) {
        String message = Json.isObject(body) && body != null ? Json.textOf(body, "error_message") : "";
        if (message.isEmpty() || message.indexOf(token) >= 0 || message.indexOf(key) >= 0) {
            return " (HTTP " + status + ")";
        }
        String shown = message.length() > MAX_DETAIL ? message.substring(0, MAX_DETAIL) : message;
        return " (HTTP " + status + ": " + shown + ")";
    }

    private static boolean names(JSObject body, String field) {
        return Json.isObject(body) && !Json.isMissing(Json.at(body, "errors." + field));
    }
}
