package io.github.webmcp4j.model.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** The answer of a tool that succeeded: {@code {"data":...}}, with {@code "meta"} where there is something to say. */
public interface Answer extends JSObject {
    /** What was asked for. */
    @JSProperty
    JSObject data();

    /** What there is to know about it; left out when there is nothing. */
    @JSProperty
    @Nullable JSObject meta();

    /** Makes an answer. */
    @JSBody(
            params = {"data", "meta"},
            script = "return { data: data, meta: meta || undefined };")
    static Answer of(JSObject data, @Nullable JSObject meta) {
        return new Value(data, meta);
    }

    /** An answer on the JVM. */
    record Value(
            @JsonProperty("data") JSObject data,

            @JsonProperty("meta") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable JSObject meta)
            implements Answer {}
}
