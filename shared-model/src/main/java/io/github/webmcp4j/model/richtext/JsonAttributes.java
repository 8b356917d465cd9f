package io.github.webmcp4j.model.richtext;

import io.github.webmcp4j.model.json.Json;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** The {@code attrs} of a node: texts, and whole numbers as text. */
final class JsonAttributes implements Attributes {
    private final JSObject attrs;

    JsonAttributes(JSObject node) {
        attrs = Json.asObject(Json.get(node, "attrs"));
    }

    @Override
    public String attribute(String name) {
        @Nullable JSObject value = Json.get(attrs, name);
        return Json.isInteger(value) ? "" + Json.integer(value) : Json.textOf(attrs, name);
    }
}
