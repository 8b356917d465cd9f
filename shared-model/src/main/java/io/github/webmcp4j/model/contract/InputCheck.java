package io.github.webmcp4j.model.contract;

import io.github.webmcp4j.model.config.Problems;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/**
 * Checks what an agent sends against the schema of a tool, in the subset that {@link ToolContract} names.
 *
 * <p>Slips that leave no doubt are put right: null for absent, {@code "5"} for 5, one text for a list of one, JSON text
 * for an object. Defaults of the schema are filled in. Everything else is a problem that names the parameter, what is
 * allowed and what came.
 */
public final class InputCheck {
    private static final int MAX_SHOWN = 60;

    private final Problems problems = new Problems();
    private final JSObject checked = Json.object();
    private String hint = "";

    /** Checks the input of a call. */
    public InputCheck(JSObject schema, @Nullable JSObject input) {
        String text = Json.text(input);
        JSObject given = text == null ? input : Json.read(text);
        if (Json.isMissing(input)) {
            given = Json.object();
        }
        if (given == null || !Json.isObject(given) || Json.isArray(given)) {
            problems.add("input", "must be an object, got " + shown(input));
        } else {
            checkObject(schema, given);
        }
    }

    /** The input with slips put right and defaults filled in. */
    public JSObject value() {
        return checked;
    }

    /** All that is wrong, in one text for the agent; null when nothing is. */
    public @Nullable String problems() {
        return problems.text("; ");
    }

    private void checkObject(JSObject schema, JSObject given) {
        JSObject properties = Json.require(schema, "properties");
        JsonArray known = Json.keys(properties);
        checkNames(Json.keys(given), known);
        JsonArray required = Json.items(Json.require(schema, "required"));
        for (int i = 0; i < known.getLength(); i++) {
            String name = known.getText(i);
            checkProperty(name, Json.require(properties, name), Json.get(given, name), required.includes(known.get(i)));
        }
    }

    private void checkNames(JsonArray given, JsonArray known) {
        for (int i = 0; i < given.getLength(); i++) {
            if (!known.includes(given.get(i))) {
                problems.add("parameter " + shown(given.get(i)), "is unknown; known: " + known.join(", ") + ".");
            }
        }
    }

    private void checkProperty(String name, JSObject schema, @Nullable JSObject value, boolean required) {
        hint = Json.textOf(schema, "description");
        if (!Json.isMissing(value)) {
            Json.put(checked, name, right(name, schema, value));
        } else if (required) {
            problems.add(name, "is required. " + hint);
        } else {
            Json.put(checked, name, Json.get(schema, "default"));
        }
    }

    private @Nullable JSObject right(String name, JSObject schema, @Nullable JSObject value) {
        String type = Json.textOf(schema, "type");
        if (type.equals("integer")) {
            return integer(name, schema, value);
        }
        return type.equals("array") ? array(name, schema, value) : text(name, schema, value);
    }

    private @Nullable JSObject integer(String name, JSObject schema, @Nullable JSObject value) {
        String text = Json.text(value);
        JSObject number = text == null ? value : Json.read(text);
        int least = Json.integer(Json.get(schema, "minimum"));
        int most = Json.integer(Json.get(schema, "maximum"));
        return Json.isInteger(number) && Json.isBetween(number, least, most)
                ? number
                : wrong(name, "a whole number from " + least + " to " + most, value);
    }

    private @Nullable JSObject array(String name, JSObject schema, @Nullable JSObject value) {
        JsonArray given = Json.array();
        if (Json.text(value) != null) {
            given.push(value);
        } else if (Json.isArray(value)) {
            given = Json.items(value);
        } else {
            return wrong(name, "a list of texts", value);
        }
        JSObject items = Json.require(schema, "items");
        JsonArray right = Json.array();
        for (int i = 0; i < given.getLength(); i++) {
            JSObject item = text(name, items, given.get(i));
            if (item != null && !right.includes(item)) {
                right.push(item);
            }
        }
        return right;
    }

    private @Nullable JSObject text(String name, JSObject schema, @Nullable JSObject value) {
        String text = Json.text(value);
        JSObject allowed = Json.get(schema, "enum");
        if (text == null) {
            return wrong(name, "a text", value);
        }
        if (Json.isArray(allowed) && !Json.items(allowed).includes(value)) {
            return wrong(name, "one of " + Json.items(allowed).join(", "), value);
        }
        return Json.matches(text, Json.textOf(schema, "pattern")) ? value : wrong(name, "valid", value);
    }

    private @Nullable JSObject wrong(String name, String wanted, @Nullable JSObject value) {
        problems.add(name, "must be " + wanted + ", got " + shown(value) + ". " + hint);
        return null;
    }

    private static String shown(@Nullable JSObject value) {
        String text = Json.write(value);
        return text.length() > MAX_SHOWN ? Json.start(text, MAX_SHOWN) + "..." : text;
    }
}
