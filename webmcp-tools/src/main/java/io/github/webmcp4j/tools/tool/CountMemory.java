package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.tools.js.Page;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/**
 * Remembers for at most 30 seconds how many matches a search has in a content type, so that the next page need not ask.
 *
 * <p>All counts are forgotten at once when the oldest is 30 seconds old: nothing has to be swept, and nothing grows.
 */
final class CountMemory {
    private static final int MILLIS = 30_000;

    private JSObject counts = Json.object();
    private double forgetAt;

    void put(String request, int count) {
        if (Page.now() > forgetAt) {
            counts = Json.object();
            forgetAt = Page.now() + MILLIS;
        }
        JSObject answer = Json.object();
        Json.put(answer, "count", Json.of(count));
        Json.put(counts, request, answer);
    }

    /** An answer with the count that a request was answered with; missing when it is not known. */
    @Nullable JSObject get(String request) {
        return Page.now() > forgetAt ? null : Json.get(counts, request);
    }
}
