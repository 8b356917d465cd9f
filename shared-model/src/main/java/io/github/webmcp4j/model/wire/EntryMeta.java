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

    /** Makes the meta; null when there is nothing to say. */
    @JSBody(
            params = {"others", "failed"},
            script = "return others.length + failed.length ? { also_at_this_url: others.length ? others : undefined,"
                    + " failed: failed.length ? failed : undefined } : null;")
    static @Nullable EntryMeta of(JsonArray others, JsonArray failed) {
        boolean nothing = others.getLength() + failed.getLength() == 0;
        return nothing ? null : new Value(orNull(others), orNull(failed));
    }

    private static @Nullable JsonArray orNull(JsonArray array) {
        return array.getLength() == 0 ? null : array;
    }

    /** The meta on the JVM. */
    record Value(
            @JsonProperty("also_at_this_url") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable JsonArray alsoAtThisUrl,

            @JsonProperty("failed") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable JsonArray failed)
            implements EntryMeta {}
}
