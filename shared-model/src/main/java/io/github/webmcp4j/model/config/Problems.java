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

    /**
     * Notes each member of an object that is no option, and each that is not what it must be. The names stand between
     * spaces: texts that are required, texts that are not, and what is checked elsewhere.
     */
    public void check(JSObject object, String where, String required, String texts, String others) {
        JsonArray given = Json.keys(object);
        String known = required + texts + others;
        for (int i = 0; i < given.getLength(); i++) {
            if (known.indexOf(" " + given.getText(i) + " ") < 0) {
                add(where + given.getText(i), "is no option; there are" + known);
            }
        }
        JsonArray names = Json.words(required + texts);
        for (int i = 0; i < names.getLength(); i++) {
            String name = names.getText(i);
            JSObject value = Json.get(object, name);
            String text = Json.text(value);
            boolean absent = Json.isMissing(value) && required.indexOf(" " + name + " ") < 0;
            if (!absent && (text == null || text.isEmpty())) {
                add(where + name, "must be a text that is not empty");
            }
        }
    }
}
