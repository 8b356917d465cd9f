package io.github.webmcp4j.site.cda;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * A stack whose entries can be published while it is served.
 *
 * <p>Each change makes a new {@link Stack} with endpoints of its own, so a request sees the content before a change or
 * after it and nothing in between.
 */
final class LiveStack {
    private final Clock clock;
    private final SyncTokens tokens = new SyncTokens();
    private volatile State state;

    LiveStack(Stack stack, Clock clock) {
        this.clock = clock;
        this.state = State.of(stack, EventLog.of(stack), tokens);
    }

    /** The paths as they answer now. */
    Routes routes() {
        return state.routes();
    }

    StackSettings settings() {
        return state.stack().settings();
    }

    synchronized void publish(String environment, String contentType, String uid, String locale) {
        Names names = new Names(state.stack());
        Entry entry = names.entry(contentType, uid);
        Placement placement = new Placement(names.environmentUid(environment), contentType, uid, names.locale(locale));
        names.requireFields(entry, locale);
        Instant time = nextTime();
        Entry published = entry.publishedAt(placement, IsoTime.text(time));
        SyncEvent event = SyncEvent.published(placement, published, time, settings());
        change(state.stack().with(contentType, published), List.of(event));
    }

    /** Ends a publication; one that is none stays none, without an event. */
    synchronized void unpublish(String environment, String contentType, String uid, String locale) {
        Names names = new Names(state.stack());
        Entry entry = names.entry(contentType, uid);
        Placement placement = new Placement(names.environmentUid(environment), contentType, uid, names.locale(locale));
        if (entry.publishedIn(placement.environmentUid()).containsKey(locale)) {
            SyncEvent event = SyncEvent.gone(placement, EventType.ENTRY_UNPUBLISHED, nextTime());
            change(state.stack().with(contentType, entry.unpublished(placement)), List.of(event));
        }
    }

    synchronized void delete(String contentType, String uid) {
        Entry entry = new Names(state.stack()).entry(contentType, uid);
        List<SyncEvent> events = new ArrayList<>();
        Instant time = nextTime();
        for (Placement placement : entry.placements(contentType)) {
            events.add(SyncEvent.gone(placement, EventType.ENTRY_DELETED, time));
            time = time.plus(EventLog.TICK);
        }
        change(state.stack().without(contentType, uid), events);
    }

    private Instant nextTime() {
        return state.events().next(clock.instant());
    }

    private void change(Stack stack, List<SyncEvent> events) {
        state = State.of(stack, state.events().with(events), tokens);
    }

    private record State(Stack stack, EventLog events, Routes routes) {
        private static State of(Stack stack, EventLog events, SyncTokens tokens) {
            return new State(stack, events, new Routes(stack, new SyncEndpoint(stack, events, tokens)));
        }
    }
}
