package io.github.webmcp4j.tools.build;

import org.teavm.jso.JSBody;

/** Methods of JavaScript strings that {@link NativeStrings} puts in the place of Java's. */
public final class JsString {
    private JsString() {}

    /** See {@link String#charAt}; 0 out of bounds. */
    @JSBody(
            params = {"s", "index"},
            script = "return s.charCodeAt(index) | 0;")
    public static native char charAt(String s, int index);

    /** See {@link String#substring(int)}. */
    @JSBody(
            params = {"s", "begin"},
            script = "return s.substring(begin);")
    public static native String substring(String s, int begin);

    /** See {@link String#substring(int, int)}. */
    @JSBody(
            params = {"s", "begin", "end"},
            script = "return s.substring(begin, end);")
    public static native String substring(String s, int begin, int end);

    /** See {@link String#indexOf(int)}, for characters up to U+FFFF. */
    @JSBody(
            params = {"s", "character"},
            script = "return s.indexOf(String.fromCharCode(character));")
    public static native int indexOf(String s, int character);

    /** See {@link String#indexOf(String)}. */
    @JSBody(
            params = {"s", "part"},
            script = "return s.indexOf(part);")
    public static native int indexOf(String s, String part);

    /** See {@link String#startsWith(String)}. */
    @JSBody(
            params = {"s", "prefix"},
            script = "return s.startsWith(prefix);")
    public static native boolean startsWith(String s, String prefix);

    /** See {@link String#endsWith}. */
    @JSBody(
            params = {"s", "suffix"},
            script = "return s.endsWith(suffix);")
    public static native boolean endsWith(String s, String suffix);

    /** See {@link String#strip}. */
    @JSBody(params = "s", script = "return s.trim();")
    public static native String strip(String s);

    /** See {@link String#toLowerCase()}. */
    @JSBody(params = "s", script = "return s.toLowerCase();")
    public static native String toLowerCase(String s);

    /** See {@link String#replace(char, char)}. */
    @JSBody(
            params = {"s", "old", "fresh"},
            script = "return s.replaceAll(String.fromCharCode(old), String.fromCharCode(fresh));")
    public static native String replace(String s, char old, char fresh);
}
