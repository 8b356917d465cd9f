package io.github.webmcp4j.tools.build;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** The steps of a concatenation in JavaScript; {@link StringConcatenation} writes calls of them. */
public final class JsText {
    private JsText() {}

    /** A Java text in JavaScript. */
    @JSBody(params = "text", script = "return text;")
    public static native JSObject js(String text);

    /** A Java int in JavaScript. */
    @JSBody(params = "number", script = "return number;")
    public static native JSObject js(int number);

    /** A Java boolean in JavaScript. */
    @JSBody(params = "truth", script = "return !!truth;")
    public static native JSObject js(boolean truth);

    /** The JavaScript {@code +}. */
    @JSBody(
            params = {"left", "right"},
            script = "return left + right;")
    public static native JSObject plus(JSObject left, JSObject right);

    /** A JavaScript text in Java. */
    @JSBody(params = "text", script = "return text;")
    public static native String java(JSObject text);
}
