package io.github.webmcp4j.model.search;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import org.teavm.jso.JSObject;

/**
 * The {@code query} parameter of an entries request, as JSON text.
 *
 * @see <a href="https://www.contentstack.com/docs/developers/apis/content-delivery-api#queries">Queries of the Content
 *     Delivery API</a>
 */
public final class EntryQuery {
    private EntryQuery() {}

    /** Every token in at least one of the fields, ignoring case; what a token means as a regular expression is escaped. */
    public static String matching(JsonArray tokens, JsonArray fields) {
        JsonArray all = Json.array();
        for (int i = 0; i < tokens.getLength(); i++) {
            JSObject pattern = member("$regex", Json.of(Json.escapeRegex(tokens.getText(i))));
            Json.put(pattern, "$options", Json.of("i"));
            JsonArray any = Json.array();
            for (int j = 0; j < fields.getLength(); j++) {
                any.push(member(fields.getText(j), pattern));
            }
            all.push(member("$or", any));
        }
        return Json.write(member("$and", all));
    }

    /** The field is one of the values. */
    public static String in(String field, JsonArray values) {
        return Json.write(member(field, member("$in", values)));
    }

    private static JSObject member(String key, JSObject value) {
        JSObject object = Json.object();
        Json.put(object, key, value);
        return object;
    }
}
