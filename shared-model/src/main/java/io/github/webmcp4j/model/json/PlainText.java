package io.github.webmcp4j.model.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** JSON text on the JVM, the same as {@code JSON.stringify} and {@code JSON.parse} write and read it. */
final class PlainText {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Pattern LONE_SURROGATE =
            Pattern.compile("(?<![\\uD800-\\uDBFF])[\\uDC00-\\uDFFF]|[\\uD800-\\uDBFF](?![\\uDC00-\\uDFFF])");

    private static final Pattern WORD =
            Pattern.compile("[^\\s\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000\\uFEFF]+");

    private PlainText() {}

    static String write(@Nullable JSObject value) {
        try {
            String text = MAPPER.writeValueAsString(Plain.valueOf(value));
            return LONE_SURROGATE.matcher(text).replaceAll(lone -> "\\\\u" + hex(lone.group()));
        } catch (JsonProcessingException cannotHappen) {
            throw new IllegalStateException("not a JSON value", cannotHappen);
        }
    }

    static @Nullable JSObject read(String text) {
        try {
            Object value = MAPPER.readValue(text, Object.class);
            return value == null ? null : Plain.of(value);
        } catch (JsonProcessingException notJson) {
            return null;
        }
    }

    /** Words between white space as JavaScript has it. */
    static JsonArray words(String text) {
        JsonArray words = Plain.array();
        WORD.matcher(text).results().forEach(word -> words.push(Plain.of(word.group())));
        return words;
    }

    static String wellFormed(String text) {
        return LONE_SURROGATE.matcher(text).replaceAll("\uFFFD");
    }

    private static String hex(String lone) {
        return Integer.toHexString(lone.charAt(0));
    }
}
