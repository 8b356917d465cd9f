package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * A part of the event log and the page of it that comes next; what a token stands for.
 *
 * <p>The events are those from {@code from} and before {@code to}. An empty range is where the next delta starts.
 * {@code startFrom} is the earliest time of an initial answer, and {@code published} leaves out what is gone.
 */
record SyncRange(
        @JsonProperty("filter") SyncFilter filter,
        @JsonProperty("from") int from,
        @JsonProperty("to") int to,
        @JsonProperty("skip") int skip,
        @JsonProperty("start_from") @Nullable String startFrom,
        @JsonProperty("published") boolean published) {

    /** All that a new client has to know; only what is published, unless it asks for types or for a time. */
    static SyncRange initial(SyncFilter filter, @Nullable String startFrom, int end) {
        boolean published = startFrom == null && filter.types().isEmpty();
        return new SyncRange(filter, 0, end, 0, startFrom, published);
    }

    SyncRange page(int rows) {
        return new SyncRange(filter, from, to, rows, startFrom, published);
    }

    /** The empty range behind this one. */
    SyncRange end() {
        return new SyncRange(filter, to, to, 0, null, false);
    }

    /** What has happened since this range. */
    SyncRange until(int end) {
        return new SyncRange(filter, to, end, 0, null, false);
    }

    boolean empty() {
        return from == to;
    }

    boolean accepts(SyncEvent event) {
        return filter.accepts(event)
                && (!published || EventType.PUBLISHED.contains(event.type()))
                && (startFrom == null
                        || IsoTime.parse(startFrom).filter(event.at()::isBefore).isEmpty());
    }
}
