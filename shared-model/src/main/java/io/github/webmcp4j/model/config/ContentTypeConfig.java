package io.github.webmcp4j.model.config;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/**
 * How the entries of one content type are searched and shown. Fields are paths: {@code title}, {@code seo.title}.
 *
 * <p>{@code {uid, title?, titleField = "title", bodyField?, urlField = "url", searchableFields = [titleField, bodyField],
 * summaryField?, references?, orderBy = "-updated_at"}}
 */
public final class ContentTypeConfig {
    private final JSObject options;

    private ContentTypeConfig(JSObject options) {
        this.options = options;
    }

    /** Reads options that {@link #check} found right. */
    public static ContentTypeConfig of(JSObject options) {
        return new ContentTypeConfig(options);
    }

    /** Notes all that is wrong with the options of the content type at {@code where}, such as "contentTypes[0].". */
    public static void check(@Nullable JSObject options, String where, Problems problems) {
        if (options == null || !Json.isObject(options)) {
            problems.add(where, "must be an object");
            return;
        }
        problems.check(
                options,
                where,
                " uid ",
                " title titleField bodyField urlField summaryField orderBy ",
                " searchableFields references ");
        checkTexts(options, where, "searchableFields", problems);
        checkTexts(options, where, "references", problems);
    }

    /** The uid of the content type. */
    public String uid() {
        return or("uid", "");
    }

    /** The title that the site gives it, if any. */
    public @Nullable String title() {
        return Json.text(Json.get(options, "title"));
    }

    /** The field that holds an entry's title. */
    public String titleField() {
        return or("titleField", "title");
    }

    /** The field that holds the path of an entry's page. */
    public String urlField() {
        return or("urlField", "url");
    }

    /** The field that holds a short text about an entry, if any. */
    public @Nullable String summaryField() {
        return Json.text(Json.get(options, "summaryField"));
    }

    /** The fields that a search looks into. */
    public JsonArray searchableFields() {
        JSObject given = Json.get(options, "searchableFields");
        if (given != null && Json.isArray(given)) {
            return Json.items(given);
        }
        JsonArray fields = Json.array();
        fields.push(Json.of(titleField()));
        JSObject body = Json.get(options, "bodyField");
        if (body != null && !Json.isMissing(body)) {
            fields.push(body);
        }
        return fields;
    }

    /** The paths of the references that are read with an entry; none unless the site names some. */
    public JsonArray references() {
        JSObject given = Json.get(options, "references");
        return given != null && Json.isArray(given) ? Json.items(given) : Json.array();
    }

    /** The field that rows are ordered by; a leading - for descending. */
    public String orderBy() {
        return or("orderBy", "-updated_at");
    }

    private String or(String key, String otherwise) {
        String text = Json.text(Json.get(options, key));
        return text == null ? otherwise : text;
    }

    private static void checkTexts(JSObject options, String where, String key, Problems problems) {
        JSObject value = Json.get(options, key);
        if (!Json.isMissing(value) && !Json.isTexts(value)) {
            problems.add(where + key, "must be a list of texts");
        }
    }
}
