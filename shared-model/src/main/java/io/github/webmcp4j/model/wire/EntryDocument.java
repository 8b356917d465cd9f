package io.github.webmcp4j.model.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** An entry as a whole: what a {@link SearchHit} says of it, and its fields. */
public interface EntryDocument extends JSObject {
    /** The uid of its content type. */
    @JSProperty("content_type")
    String contentType();

    /** The uid of the entry. */
    @JSProperty
    @Nullable String uid();

    /** The title, from the type's title field. */
    @JSProperty
    @Nullable String title();

    /** The path of its page, from the type's URL field; null when it has no page. */
    @JSProperty
    @Nullable String url();

    /** The locale the entry was written in. */
    @JSProperty
    @Nullable String locale();

    /** When it last changed, ISO-8601 in UTC. */
    @JSProperty("updated_at")
    @Nullable String updatedAt();

    /** The fields, as the Content Delivery API gives them. */
    @JSProperty
    JSObject entry();

    /** Makes the document of an entry from what a match says of it. */
    @JSBody(
            params = {"hit", "entry"},
            script = "return { content_type: hit.content_type, uid: hit.uid, title: hit.title, url: hit.url,"
                    + " locale: hit.locale, updated_at: hit.updated_at, entry: entry };")
    static EntryDocument of(SearchHit hit, JSObject entry) {
        return new Value(hit.contentType(), hit.uid(), hit.title(), hit.url(), hit.locale(), hit.updatedAt(), entry);
    }

    /** An entry on the JVM. */
    record Value(
            @JsonProperty("content_type") String contentType,
            @JsonProperty("uid") @Nullable String uid,
            @JsonProperty("title") @Nullable String title,
            @JsonProperty("url") @Nullable String url,
            @JsonProperty("locale") @Nullable String locale,
            @JsonProperty("updated_at") @Nullable String updatedAt,
            @JsonProperty("entry") JSObject entry)
            implements EntryDocument {}
}
