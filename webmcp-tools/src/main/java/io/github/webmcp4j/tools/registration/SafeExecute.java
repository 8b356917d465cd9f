package io.github.webmcp4j.tools.registration;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.tools.js.Js;
import io.github.webmcp4j.tools.js.Promise;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/**
 * Turns a function into one that never throws at its host: hosts swallow the text of what a tool throws, so a failure
 * has to be an answer.
 */
public final class SafeExecute {
    private static final String NO_WORDS = "The tool failed; try again, or use another one.";

    private SafeExecute() {}

    /** The function, with every failure as an error object. */
    public static Execute wrap(JSObject fn) {
        return (input, client) -> call(fn, input, client);
    }

    /** Calls the function; the promise is never rejected. */
    static Promise<JSObject> call(JSObject fn, @Nullable JSObject input, @Nullable JSObject client) {
        return Js.call(fn, input, client)
                .then(SafeExecute::answer, SafeExecute::failure)
                .recover(unreadable -> toolError((JSObject) null, null));
    }

    /** An error object: {@code {"error":{"code":"tool_error","message":...}}} with the details over it. */
    public static JSObject toolError(@Nullable JSObject message, @Nullable JSObject details) {
        return toolError(sayable(Json.text(message)), details);
    }

    /** Hosts turn null and undefined into words, and a text with lone surrogates into null. */
    private static JSObject answer(@Nullable JSObject value) {
        return value == null || Json.isMissing(value) ? Json.object() : Js.wellFormed(value);
    }

    private static JSObject failure(@Nullable JSObject thrown) {
        if (!Json.isObject(thrown) || thrown == null) {
            return toolError(thrown, null);
        }
        boolean isToolError = Json.text(Json.at(thrown, "error.message")) != null;
        return isToolError ? thrown : toolError(Json.get(thrown, "message"), null);
    }

    /** One line that a model can read; never what JavaScript says of a missing value. */
    private static String sayable(@Nullable String message) {
        String line = message == null ? "" : message.strip();
        int end = line.indexOf('\n');
        line = end < 0 ? line : line.substring(0, end);
        return Json.matches(line, "^$|undefined|\\[object") ? NO_WORDS : line;
    }

    @JSBody(
            params = {"message", "details"},
            script =
                    "return { error: Object.assign({ code: 'tool_error', message: message.toWellFormed() }, details) };")
    private static native JSObject toolError(String message, @Nullable JSObject details);
}
