package io.github.webmcp4j.model.search;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;

/**
 * The {@code query} parameter of an entries request, as JSON text.
 *
 * @see <a href="https://www.contentstack.com/docs/developers/apis/content-delivery-api#queries">Queries of the Content
 *     Delivery API</a>
 */
public final class EntryQuery {
    private static final String REGEX_SYNTAX = "\\^$.*+?()[]{}|";

    private EntryQuery() {}

    /** Every token in at least one of the fields, ignoring case; what a token means as a regular expression is escaped. */
    public static String matching(SearchTerms terms, JsonArray fields) {
        String all = "";
        for (int i = 0; i < terms.count(); i++) {
            all = i == 0 ? anyField(terms.token(i), fields) : all + "," + anyField(terms.token(i), fields);
        }
        return "{\"$and\":[" + all + "]}";
    }

    /** The field is one of the values. */
    public static String in(String field, JsonArray values) {
        return "{" + quote(field) + ":{\"$in\":" + Json.write(values) + "}}";
    }

    private static String anyField(String token, JsonArray fields) {
        String regex = quote(escape(token));
        String any = "";
        for (int i = 0; i < fields.getLength(); i++) {
            String one = "{" + Json.write(fields.get(i)) + ":{\"$regex\":" + regex + ",\"$options\":\"i\"}}";
            any = i == 0 ? one : any + "," + one;
        }
        return "{\"$or\":[" + any + "]}";
    }

    private static String escape(String token) {
        String escaped = "";
        for (int i = 0; i < token.length(); i++) {
            String character = token.substring(i, i + 1);
            escaped += REGEX_SYNTAX.indexOf(character) >= 0 ? "\\" + character : character;
        }
        return escaped;
    }

    private static String quote(String text) {
        return Json.write(Json.of(text));
    }
}
