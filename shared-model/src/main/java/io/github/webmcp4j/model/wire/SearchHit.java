package io.github.webmcp4j.model.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** A match of a search: enough to choose it and to read it on. */
public interface SearchHit extends JSObject {
    /** The uid of its content type. */
    @JSProperty("content_type")
    String contentType();

    /** The uid of the entry. */
    @JSProperty
    String uid();

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

    /** The text of the type's summary field; left out when there is none. */
    @JSProperty
    @Nullable String summary();

    /** Makes a match. */
    @JSBody(
            params = {"type", "uid", "title", "url", "locale", "updated", "summary"},
            script =
                    "return { content_type: type, uid: uid, title: title, url: url, locale: locale, updated_at: updated,"
                            + " summary: summary || undefined };")
    static SearchHit of(
            String type,
            @Nullable String uid,
            @Nullable String title,
            @Nullable String url,
            @Nullable String locale,
            @Nullable String updated,
            @Nullable String summary) {
        return new Value(type, uid, title, url, locale, updated, summary);
    }

    /** A match on the JVM. */
    record Value(
            @JsonProperty("content_type") String contentType,
            @JsonProperty("uid") @Nullable String uid,
            @JsonProperty("title") @Nullable String title,
            @JsonProperty("url") @Nullable String url,
            @JsonProperty("locale") @Nullable String locale,
            @JsonProperty("updated_at") @Nullable String updatedAt,

            @JsonProperty("summary") @JsonInclude(JsonInclude.Include.NON_EMPTY) @Nullable String summary)
            implements SearchHit {}
}
