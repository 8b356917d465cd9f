package io.github.webmcp4j.model.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** A content type that did not answer while others did. */
public interface FailedType extends JSObject {
    /** The uid of the content type. */
    @JSProperty("content_type")
    String contentType();

    /** The {@link Reason} as a word. */
    @JSProperty
    String reason();

    /** What went wrong, for a model to read. */
    @JSProperty
    String message();

    /** Names a content type and why it failed. */
    @JSBody(
            params = {"type", "reason", "message"},
            script = "return { content_type: type, reason: reason, message: message };")
    static FailedType of(String type, String reason, String message) {
        return new Value(type, reason, message);
    }

    /** A failed content type on the JVM. */
    record Value(
            @JsonProperty("content_type") String contentType,
            @JsonProperty("reason") String reason,
            @JsonProperty("message") String message)
            implements FailedType {}
}
