package io.github.webmcp4j.tools.js;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** JavaScript expressions that have no Java words. */
public final class Js {
    private Js() {}

    /** Whether the value can be called. */
    @JSBody(params = "value", script = "return typeof value === 'function';")
    public static native boolean isFunction(@Nullable JSObject value);

    /** Calls a function without arguments, and gives anything else back as it is. */
    @JSBody(params = "value", script = "return typeof value === 'function' ? value() : value;")
    public static native @Nullable JSObject valueOf(@Nullable JSObject value);

    /** Calls a function with input and client in a microtask; what it throws becomes a rejection. */
    @JSBody(
            params = {"fn", "input", "client"},
            script = "return Promise.resolve().then(function() { return fn(input, client); });")
    public static native Promise<JSObject> call(JSObject fn, @Nullable JSObject input, @Nullable JSObject client);

    /** Throws a TypeError. */
    @JSBody(params = "message", script = "throw new TypeError(message);")
    public static native void throwTypeError(String message);

    /** The text without lone surrogates, any other value as it is. */
    @JSBody(params = "value", script = "return typeof value === 'string' ? value.toWellFormed() : value;")
    public static native JSObject wellFormed(JSObject value);

    /** The text with its percent escapes read; the same text where they are broken. */
    @JSBody(params = "text", script = "try { return decodeURIComponent(text); } catch (broken) { return text; }")
    public static native String decode(String text);
}
