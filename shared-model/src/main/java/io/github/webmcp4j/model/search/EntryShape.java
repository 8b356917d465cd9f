package io.github.webmcp4j.model.search;

import io.github.webmcp4j.model.config.ContentTypeConfig;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.wire.SearchHit;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** Shapes an entry of the Content Delivery API into what a tool answers with. */
public final class EntryShape {
    private EntryShape() {}

    /** The entry as a match of a search. A value that is no text counts as absent. */
    public static SearchHit hit(ContentTypeConfig type, JSObject entry) {
        String summaryField = type.summaryField();
        return SearchHit.of(
                type.uid(),
                text(entry, "uid"),
                text(entry, type.titleField()),
                text(entry, type.urlField()),
                text(entry, "locale"),
                text(entry, "updated_at"),
                summaryField == null ? null : text(entry, summaryField));
    }

    private static @Nullable String text(JSObject entry, String path) {
        return Json.text(Json.at(entry, path));
    }
}
