package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The events that made a stack's fixtures what they are. */
final class FixtureEvents {
    private final Stack stack;
    private final List<SyncEvent> events = new ArrayList<>();

    FixtureEvents(Stack stack) {
        this.stack = stack;
    }

    List<SyncEvent> oldestFirst() {
        for (ObjectNode contentType : stack.contentTypes()) {
            String uid = contentType.path("uid").asText();
            stack.entries(uid).forEach(entry -> addEntry(uid, entry));
        }
        stack.assets().stream().filter(asset -> asset.has("publish_details")).forEach(this::addAsset);
        // Equal times are common in fixtures; a fixed order makes the same log of the same files.
        events.sort(Comparator.comparing(SyncEvent::at)
                .thenComparing(event -> event.placement().toString()));
        return events;
    }

    private void addEntry(String contentType, Entry entry) {
        entry.published()
                .forEach((environment, times) -> times.forEach((locale, time) -> events.add(SyncEvent.published(
                        new Placement(environment, contentType, entry.uid(), locale),
                        entry,
                        IsoTime.parse(time).orElse(Instant.EPOCH),
                        stack.settings()))));
    }

    private void addAsset(ObjectNode asset) {
        Placement placement = new Placement(
                asset.at("/publish_details/environment").asText(),
                Placement.ASSETS,
                asset.path("uid").asText(),
                asset.at("/publish_details/locale").asText());
        events.add(new SyncEvent(placement, EventType.ASSET_PUBLISHED, time(asset), asset::deepCopy));
    }

    private static Instant time(ObjectNode asset) {
        return IsoTime.parse(asset.at("/publish_details/time").asText())
                .or(() -> IsoTime.parse(asset.path("updated_at").asText()))
                .orElse(Instant.EPOCH);
    }
}
