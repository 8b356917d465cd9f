package io.github.webmcp4j.model.config;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** Collects all that is wrong with a configuration, so that it can be said at once. */
public final class Problems {
    private final JsonArray found = Json.array();

    /** Notes a problem: where it is and what is wanted there. */
    public void add(String where, String wanted) {
        found.push(Json.of(where + " " + wanted));
    }

    /** The problems as one text; null when there are none. */
    public @Nullable String text(String separator) {
        return found.getLength() == 0 ? null : found.join(separator);
    }

    /** Notes a problem unless the member is a text that is not empty, or missing where that is allowed. */
    public void checkText(JSObject object, String where, String key, boolean required) {
        JSObject value = Json.get(object, key);
        String text = Json.text(value);
        if (text == null ? required || !Json.isMissing(value) : text.isEmpty()) {
            add(where + key, "must be a text that is not empty");
        }
    }

    /** Notes each member whose name is not among the known ones, which stand between spaces. */
    public void checkKeys(JSObject object, String where, String known) {
        JsonArray keys = Json.keys(object);
        for (int i = 0; i < keys.getLength(); i++) {
            String key = keys.getText(i);
            if (known.indexOf(" " + key + " ") < 0) {
                add(where + key, "is no option; known are:" + known);
            }
        }
    }
}
