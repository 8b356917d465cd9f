package io.github.webmcp4j.site.cda;

import java.util.Map;

/**
 * A request as it arrived.
 *
 * <p>{@code rawTarget} is path and query as sent, still encoded; header names are in lower case, and several values of
 * one name are joined by a comma. The text form leaves the headers out, because they carry the credentials.
 */
public record RecordedRequest(String method, String rawTarget, Map<String, String> headers) {

    /** Copies the headers. */
    public RecordedRequest {
        headers = Map.copyOf(headers);
    }

    @Override
    public String toString() {
        return method + " " + rawTarget;
    }
}
