package io.github.webmcp4j.model.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.webmcp4j.model.json.JsonArray;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** What a page of matches is a page of. */
public interface SearchMeta extends JSObject {
    /** All matches: the sum of the counts of the content types that answered. */
    @JSProperty
    int total();

    /** The most matches on this page. */
    @JSProperty
    int limit();

    /** The matches before this page. */
    @JSProperty
    int offset();

    /** Whether there are matches behind this page. */
    @JSProperty("has_more")
    boolean hasMore();

    /** The words that were searched for; only when the query was cut. */
    @JSProperty("searched_for")
    @Nullable String searchedFor();

    /** The content types that did not answer, as {@link FailedType}s; only when there are any. */
    @JSProperty
    @Nullable JsonArray failed();

    /** Makes the meta of a page. */
    @JSBody(
            params = {"total", "limit", "offset", "more", "words", "failed"},
            script = "return { total: total, limit: limit, offset: offset, has_more: !!more,"
                    + " searched_for: words || undefined, failed: failed.length ? failed : undefined };")
    static SearchMeta of(int total, int limit, int offset, boolean more, @Nullable String words, JsonArray failed) {
        return new Value(total, limit, offset, more, words, failed.getLength() == 0 ? null : failed);
    }

    /** The meta of a page on the JVM. */
    record Value(
            @JsonProperty("total") int total,
            @JsonProperty("limit") int limit,
            @JsonProperty("offset") int offset,
            @JsonProperty("has_more") boolean hasMore,

            @JsonProperty("searched_for") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String searchedFor,

            @JsonProperty("failed") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable JsonArray failed)
            implements SearchMeta {}
}
