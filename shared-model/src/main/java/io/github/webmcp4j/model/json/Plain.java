package io.github.webmcp4j.model.json;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/**
 * A JSON value on the JVM: a wrapped map, list, text, number or boolean, as any JSON library reads them untyped.
 *
 * <p>{@code Plain.of(mapper.readValue(text, Object.class))} gives what {@link Json} reads; {@link #valueOf} gives the
 * map or list back. Wrapping copies nothing: what is put into the value is put into the wrapped map.
 */
public class Plain implements JSObject {
    private final Object value;

    private Plain(Object value) {
        this.value = value;
    }

    /** Wraps a map, list, text, number or boolean; null stays null. */
    public static JSObject of(Object value) {
        if (value instanceof JSObject wrapped) {
            return wrapped;
        }
        return value instanceof List<?> list ? new Items(list) : new Plain(value);
    }

    /** The wrapped map, list, text, number or boolean, as Jackson writes it. */
    @JsonValue
    public Object json() {
        return value;
    }

    /** The wrapped map, list, text, number or boolean; null for null. */
    public static @Nullable Object valueOf(@Nullable JSObject json) {
        return json instanceof Plain plain ? plain.value : json;
    }

    static JSObject object() {
        return new Plain(new LinkedHashMap<String, Object>());
    }

    static JsonArray array() {
        return new Items(new ArrayList<>());
    }

    static boolean isObject(@Nullable JSObject json) {
        Object value = valueOf(json);
        return value instanceof Map || value instanceof List;
    }

    static @Nullable JSObject member(JSObject json, String key) {
        Object value = valueOf(json);
        if (value instanceof List<?> list) {
            boolean inside = key.matches("\\d{1,9}") && Integer.parseInt(key) < list.size();
            return inside ? wrap(list.get(Integer.parseInt(key))) : null;
        }
        return value instanceof Map<?, ?> map ? wrap(map.get(key)) : null;
    }

    @SuppressWarnings("unchecked")
    static void put(JSObject json, String key, @Nullable JSObject member) {
        Map<String, Object> map = (Map<String, Object>) Objects.requireNonNull(valueOf(json));
        Object value = valueOf(member);
        if (value == null) {
            map.remove(key);
        } else {
            map.put(key, value);
        }
    }

    static JsonArray keys(JSObject json) {
        Object value = valueOf(json);
        return new Items(value instanceof Map<?, ?> map ? List.copyOf(map.keySet()) : List.of());
    }

    static boolean same(@Nullable JSObject a, @Nullable JSObject b) {
        Object first = valueOf(a);
        Object second = valueOf(b);
        if (first instanceof Number one && second instanceof Number other) {
            return one.doubleValue() == other.doubleValue();
        }
        return Objects.equals(first, second);
    }

    private static @Nullable JSObject wrap(@Nullable Object value) {
        return value == null ? null : of(value);
    }

    private static final class Items extends Plain implements JsonArray {
        private final List<Object> list;

        @SuppressWarnings("unchecked")
        Items(List<?> list) {
            super(list);
            this.list = (List<Object>) list;
        }

        @Override
        public int getLength() {
            return list.size();
        }

        @Override
        @SuppressWarnings("NullAway") // an item may be a JSON null, as in JavaScript
        public JSObject get(int index) {
            return wrap(list.get(index));
        }

        @Override
        public String getText(int index) {
            return (String) list.get(index);
        }

        @Override
        public int push(@Nullable JSObject item) {
            list.add(valueOf(item));
            return list.size();
        }

        @Override
        public boolean includes(@Nullable JSObject item) {
            return list.stream().anyMatch(each -> same(wrap(each), item));
        }

        @Override
        public JsonArray slice(int begin, int end) {
            return new Items(new ArrayList<>(list.subList(begin, Math.min(end, list.size()))));
        }

        @Override
        public String join(String separator) {
            return list.stream().map(String::valueOf).collect(Collectors.joining(separator));
        }
    }
}
