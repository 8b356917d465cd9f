package io.github.webmcp4j.model.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.webmcp4j.model.json.JsonArray;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** What there is to know about an entry that was found by its URL. */
public interface EntryMeta extends JSObject {
    /** Other entries with the same URL, as {@link SearchHit}s; only when there are any. */
    @JSProperty("also_at_this_url")
    @Nullable JsonArray alsoAtThisUrl();

    /** The content types that did not answer, as {@link FailedType}s; only when there are any. */
    @JSProperty
    @Nullable JsonArray failed();

    /** Makes the meta. */
    @JSBody(
            params = {"others", "failed"},
            script = "return { also_at_this_url: others || undefined, failed: failed || undefined };")
    static EntryMeta of(@Nullable JsonArray others, @Nullable JsonArray failed) {
        return new Value(others, failed);
    }

    /** The meta on the JVM. */
    record Value(
            @JsonProperty("also_at_this_url") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable JsonArray alsoAtThisUrl,

            @JsonProperty("failed") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable JsonArray failed)
            implements EntryMeta {}
}
