package io.github.webmcp4j.model.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.webmcp4j.model.json.JsonArray;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** What there is to know about a list of content types. */
public interface TypesMeta extends JSObject {
    /** The number of content types. */
    @JSProperty
    int total();

    /** The content types that the stack said nothing about, as {@link FailedType}s; only when there are any. */
    @JSProperty
    @Nullable JsonArray failed();

    /** Makes the meta. */
    @JSBody(
            params = {"total", "failed"},
            script = "return { total: total, failed: failed.length ? failed : undefined };")
    static TypesMeta of(int total, JsonArray failed) {
        return new Value(total, failed.getLength() == 0 ? null : failed);
    }

    /** The meta on the JVM. */
    record Value(
            @JsonProperty("total") int total,

            @JsonProperty("failed") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable JsonArray failed)
            implements TypesMeta {}
}
