package io.github.webmcp4j.site.cda;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** All that happened to a stack's content, oldest first; no two events share a time. It never changes. */
record EventLog(List<SyncEvent> events) {
    /** What lies between two events that would have the same time. */
    static final Duration TICK = Duration.ofMillis(1);

    EventLog {
        events = List.copyOf(events);
    }

    /** The log of a stack as read from its fixtures, where all that is published was published once. */
    static EventLog of(Stack stack) {
        List<SyncEvent> events = new ArrayList<>();
        for (SyncEvent event : new FixtureEvents(stack).oldestFirst()) {
            events.add(event.movedTo(next(events, event.at())));
        }
        return new EventLog(events);
    }

    int size() {
        return events.size();
    }

    /** The time of the next event: as wished, or a millisecond after the latest event when that is later. */
    Instant next(Instant wished) {
        return next(events, wished);
    }

    EventLog with(List<SyncEvent> newest) {
        List<SyncEvent> more = new ArrayList<>(events);
        more.addAll(newest);
        return new EventLog(more);
    }

    /**
     * What a client has to know of the events in a range, newest first.
     *
     * <p>Of several events of one entry in one locale only the latest counts: a client that takes the newest first
     * would otherwise end with the oldest.
     */
    List<SyncEvent> latest(SyncRange range) {
        Set<Placement> seen = new HashSet<>();
        List<SyncEvent> latest = new ArrayList<>();
        for (int i = range.to() - 1; i >= range.from(); i--) {
            SyncEvent event = events.get(i);
            if (seen.add(event.placement()) && range.accepts(event)) {
                latest.add(event);
            }
        }
        return latest;
    }

    private static Instant next(List<SyncEvent> events, Instant wished) {
        Instant time = wished.truncatedTo(ChronoUnit.MILLIS);
        if (events.isEmpty()) {
            return time;
        }
        Instant earliest = events.get(events.size() - 1).at().plus(TICK);
        return time.isBefore(earliest) ? earliest : time;
    }
}
