package io.github.webmcp4j.tools.delivery;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.wire.Reason;
import io.github.webmcp4j.model.wire.ToolError;
import io.github.webmcp4j.tools.config.Options;
import io.github.webmcp4j.tools.js.AbortSignal;
import io.github.webmcp4j.tools.js.Page;
import io.github.webmcp4j.tools.js.Promise;
import io.github.webmcp4j.tools.js.Response;
import org.teavm.jso.JSObject;

/** Asks the Content Delivery API of one stack. */
public final class Delivery {
    private static final int MAX_URL_LENGTH = 8192;
    private static final int MAX_RETRIES = 2;
    private static final int FIRST_PAUSE_MILLIS = 250;

    private final String origin;
    private final JSObject headers = Json.object();
    private final HttpFailure failures;
    private final int timeoutMillis;

    /** Reads where the stack is and how to get in. */
    public Delivery(Options options) {
        origin = options.origin();
        timeoutMillis = options.timeoutMillis();
        failures = new HttpFailure(options.stackText("deliveryToken"), options.stackText("apiKey"));
        putHeader("api_key", options.stackText("apiKey"));
        putHeader("access_token", options.stackText("deliveryToken"));
        putHeader("branch", options.stackText("branch"));
        ContentPolicy.blocks(origin);
    }

    /** The JSON object behind a path and query; asked again at most twice where that may help. */
    public Promise<JSObject> get(String target, AbortSignal signal) {
        String url = origin + target;
        return url.length() > MAX_URL_LENGTH
                ? Promise.reject(ToolError.of(
                        Reason.INVALID_INPUT,
                        "The request has " + url.length() + " characters, and Contentstack takes " + MAX_URL_LENGTH
                                + "; use fewer words."))
                : attempt(url, signal, 0);
    }

    private Promise<JSObject> attempt(String url, AbortSignal signal, int retries) {
        if (ContentPolicy.blocks(origin)) {
            return Promise.reject(ContentPolicy.error(origin));
        }
        return Response.fetch(url, headers, signal)
                .thenAsync(
                        response -> settle(failures.bodyOrError(response), url, signal, retries),
                        thrown -> settle(broken(signal), url, signal, retries));
    }

    private Promise<JSObject> settle(JSObject answer, String url, AbortSignal signal, int retries) {
        JSObject error = Json.get(answer, "error");
        if (error == null || Json.isMissing(error)) {
            return Promise.resolve(answer);
        }
        int pause = pauseMillis(error, retries);
        boolean again = retries < MAX_RETRIES && !signal.isAborted() && HttpFailure.isRetryable(error);
        if (!again || pause >= timeoutMillis) {
            return Promise.reject(answer);
        }
        return Page.sleep(pause, signal)
                .thenAsync(awake -> signal.isAborted() && AbortSignal.timedOut(signal)
                        ? Promise.reject(answer)
                        : attempt(url, signal, retries + 1));
    }

    private ToolError broken(AbortSignal signal) {
        if (!signal.isAborted()) {
            return ToolError.of(Reason.NETWORK, "No connection to " + origin + "; try again later.", 0, true, 0);
        }
        return AbortSignal.timedOut(signal)
                ? ToolError.of(
                        Reason.TIMEOUT,
                        "Contentstack did not answer within " + timeoutMillis + " ms; try again.",
                        0,
                        true,
                        0)
                : ToolError.of(Reason.ABORTED, "The call was cancelled.");
    }

    private void putHeader(String name, String value) {
        if (!value.isEmpty()) {
            Json.put(headers, name, Json.of(value));
        }
    }

    private static int pauseMillis(JSObject error, int retries) {
        int asked = Json.integer(Json.get(error, "retry_after_seconds"));
        return asked > 0 ? asked * 1000 : FIRST_PAUSE_MILLIS << (2 * retries);
    }
}
