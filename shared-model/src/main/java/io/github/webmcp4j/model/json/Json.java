package io.github.webmcp4j.model.json;

import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/**
 * Reads and builds JSON values.
 *
 * <p>Each method has two bodies that do the same: the script runs in the browser, the Java body on the JVM. A missing
 * member and a JSON null are both {@code null} in Java ({@code undefined} and {@code null} in JavaScript).
 */
public final class Json {
    private Json() {}

    /** A new, empty JSON object. */
    @JSBody(script = "return {};")
    public static JSObject object() {
        return Plain.object();
    }

    /** A new, empty JSON array. */
    @JSBody(script = "return [];")
    public static JsonArray array() {
        return Plain.array();
    }

    /** The text as a JSON value. */
    @JSBody(params = "text", script = "return text;")
    public static JSObject of(String text) {
        return Plain.of(text);
    }

    /** The number as a JSON value. */
    @JSBody(params = "number", script = "return number;")
    public static JSObject of(int number) {
        return Plain.of(number);
    }

    /** The truth value as a JSON value. */
    @JSBody(params = "truth", script = "return !!truth;")
    public static JSObject of(boolean truth) {
        return Plain.of(truth);
    }

    /** The member of an object (or the item of an array, for a number in text), or null. */
    @JSBody(
            params = {"object", "key"},
            script = "return object[key];")
    public static @Nullable JSObject get(JSObject object, String key) {
        return Plain.member(object, key);
    }

    /** The value at a path of member names joined by dots, or null where a step is missing. */
    @JSBody(
            params = {"value", "path"},
            script = "return path.split('.').reduce(function(o, key) { return o == null ? o : o[key]; }, value);")
    public static @Nullable JSObject at(JSObject value, String path) {
        JSObject reached = value;
        for (String key : path.split("\\.", -1)) {
            reached = reached == null ? null : Plain.member(reached, key);
        }
        return reached;
    }

    /** Sets a member; null removes it from the JSON text. */
    @JSBody(
            params = {"object", "key", "value"},
            script = "object[key] = value == null ? undefined : value;")
    public static void put(JSObject object, String key, @Nullable JSObject value) {
        Plain.put(object, key, value);
    }

    /** The member names of an object, in order. */
    @JSBody(params = "object", script = "return Object.keys(object);")
    public static JsonArray keys(JSObject object) {
        return Plain.keys(object);
    }

    /** The member of an object that is known to have it. */
    @JSBody(
            params = {"object", "key"},
            script = "return object[key];")
    public static JSObject require(JSObject object, String key) {
        return Objects.requireNonNull(Plain.member(object, key), key);
    }

    /** The text of a JSON string; null for any other value. */
    @JSBody(params = "value", script = "return typeof value === 'string' ? value : null;")
    public static @Nullable String text(@Nullable JSObject value) {
        return Plain.valueOf(value) instanceof String text ? text : null;
    }

    /** The text of a member; empty for any other value. */
    public static String textOf(JSObject object, String key) {
        String text = text(get(object, key));
        return text == null ? "" : text;
    }

    /** The number in a value that {@link #isInteger} accepts; 0 for any other value. */
    @JSBody(params = "value", script = "return value | 0;")
    public static int integer(@Nullable JSObject value) {
        return Plain.valueOf(value) instanceof Number number ? number.intValue() : 0;
    }

    /** Whether a number lies in a range, both ends included. */
    @JSBody(
            params = {"number", "least", "most"},
            script = "return number >= least && number <= most;")
    public static boolean isBetween(@Nullable JSObject number, int least, int most) {
        return Plain.valueOf(number) instanceof Number value
                && value.doubleValue() >= least
                && value.doubleValue() <= most;
    }

    /** The value as an array; only for a value that {@link #isArray} accepts. */
    @JSBody(params = "value", script = "return value;")
    public static JsonArray items(@Nullable JSObject value) {
        return (JsonArray) Objects.requireNonNull(value);
    }

    /** Whether the value is missing or null. */
    @JSBody(params = "value", script = "return value == null;")
    public static boolean isMissing(@Nullable JSObject value) {
        return Plain.valueOf(value) == null;
    }

    /** Whether the value is a whole number. */
    @JSBody(params = "value", script = "return Number.isInteger(value);")
    public static boolean isInteger(@Nullable JSObject value) {
        return Plain.valueOf(value) instanceof Number number
                && number.doubleValue() == Math.rint(number.doubleValue())
                && !Double.isInfinite(number.doubleValue());
    }

    /** Whether the value is an array. */
    @JSBody(params = "value", script = "return Array.isArray(value);")
    public static boolean isArray(@Nullable JSObject value) {
        return value instanceof JsonArray;
    }

    /** Whether the value is an array of nothing but texts. */
    @JSBody(
            params = "value",
            script = "return Array.isArray(value) && value.every(function(item) { return typeof item === 'string'; });")
    public static boolean isTexts(@Nullable JSObject value) {
        return Plain.valueOf(value) instanceof List<?> list && list.stream().allMatch(String.class::isInstance);
    }

    /** Whether the value is an object or an array. */
    @JSBody(params = "value", script = "return value !== null && typeof value === 'object';")
    public static boolean isObject(@Nullable JSObject value) {
        return Plain.isObject(value);
    }

    /** The value where it is an object or an array; else an empty object. */
    @JSBody(params = "value", script = "return value !== null && typeof value === 'object' ? value : {};")
    public static JSObject asObject(@Nullable JSObject value) {
        return value != null && Plain.isObject(value) ? value : Plain.object();
    }

    /** Whether two values are the same text, number or boolean. */
    @JSBody(
            params = {"a", "b"},
            script = "return a === b;")
    public static boolean same(@Nullable JSObject a, @Nullable JSObject b) {
        return Plain.same(a, b);
    }

    /** The value as JSON text; a text comes out quoted and escaped. Lone surrogates are escaped, never written. */
    @JSBody(params = "value", script = "return '' + JSON.stringify(value);")
    public static String write(@Nullable JSObject value) {
        return PlainText.write(value);
    }

    /** The value of a JSON text; null when it is not JSON. */
    @JSBody(params = "text", script = "try { return JSON.parse(text); } catch (notJson) { return null; }")
    public static @Nullable JSObject read(String text) {
        return PlainText.read(text);
    }

    /** The value of a JSON text that is known to be one. */
    @JSBody(params = "text", script = "return JSON.parse(text);")
    public static JSObject parse(String text) {
        return Objects.requireNonNull(PlainText.read(text), text);
    }

    /** The first characters (code points) of a text. */
    @JSBody(
            params = {"text", "length"},
            script = "return Array.from(text).slice(0, length).join('');")
    public static String start(String text, int length) {
        int characters = text.codePointCount(0, text.length());
        return characters > length ? text.substring(0, text.offsetByCodePoints(0, length)) : text;
    }

    /** The words of a text: what stands between white space. */
    @JSBody(params = "text", script = "return text.match(/\\S+/g) || [];")
    public static JsonArray words(String text) {
        return PlainText.words(text);
    }

    /** The text as a regular expression that finds just this text. */
    @JSBody(params = "text", script = "return text.replace(/[\\\\^$.*+?()[\\]{}|]/g, '\\\\$&');")
    public static String escapeRegex(String text) {
        return text.replaceAll("[\\\\^$.*+?()\\[\\]{}|]", "\\\\$0");
    }

    /** Whether the text matches a regular expression (a JSON Schema {@code pattern}: not anchored by itself). */
    @JSBody(
            params = {"text", "pattern"},
            script = "return new RegExp(pattern).test(text);")
    public static boolean matches(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).find();
    }
}
