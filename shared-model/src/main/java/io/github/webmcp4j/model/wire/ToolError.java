package io.github.webmcp4j.model.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** The answer of a tool that failed: {@code {"error":{"code":"tool_error","message":"..."}}}. */
public interface ToolError extends JSObject {
    /** What failed. */
    @JSProperty
    Details error();

    /** Makes the error of a built-in tool. */
    static ToolError of(String reason, String message) {
        return of(reason, message, 0, false, 0);
    }

    /**
     * Makes the error of a built-in tool. {@code status}: the HTTP status behind it, 0 for none; {@code wait}: the seconds
     * to wait before a retry, 0 where nobody says.
     */
    @JSBody(
            params = {"reason", "message", "status", "retryable", "wait"},
            script =
                    "return { error: { code: 'tool_error', message: message, reason: reason,"
                            + " status: status || undefined, retryable: !!retryable, retry_after_seconds: wait || undefined } };")
    static ToolError of(String reason, String message, int status, boolean retryable, int wait) {
        return new Value(new Details.Value(
                "tool_error", message, reason, status == 0 ? null : status, retryable, wait == 0 ? null : wait));
    }

    /** What failed, for a model to read and for a program to act on. */
    interface Details extends JSObject {
        /** {@code tool_error}, unless a custom tool says otherwise. */
        @JSProperty
        String code();

        /** What is wrong, the value and the next step. */
        @JSProperty
        String message();

        /** A {@link Reason}. */
        @JSProperty
        String reason();

        /** The HTTP status behind the failure; left out when there is none. */
        @JSProperty
        @Nullable Integer status();

        /** Whether the same call may succeed later. */
        @JSProperty
        boolean retryable();

        /** Seconds to wait before that, where Contentstack says so; else left out. */
        @JSProperty("retry_after_seconds")
        @Nullable Integer retryAfterSeconds();

        /** The details on the JVM. */
        record Value(
                @JsonProperty("code") String code,
                @JsonProperty("message") String message,
                @JsonProperty("reason") String reason,

                @JsonProperty("status") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer status,

                @JsonProperty("retryable") boolean retryable,

                @JsonProperty("retry_after_seconds") @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Integer retryAfterSeconds)
                implements Details {}
    }

    /** An error on the JVM. */
    record Value(@JsonProperty("error") Details error) implements ToolError {}
}
