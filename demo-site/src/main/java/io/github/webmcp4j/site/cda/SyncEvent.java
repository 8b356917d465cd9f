package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.function.Supplier;

/** Something that happened to an entry or asset; {@code document} makes what the API tells about it. */
record SyncEvent(Placement placement, EventType type, Instant at, Supplier<ObjectNode> document) {

    /** An entry as it was when published. */
    static SyncEvent published(Placement placement, Entry entry, Instant at, StackSettings settings) {
        EntryDocument document = new EntryDocument(settings, placement.environmentUid());
        return new SyncEvent(
                placement,
                EventType.ENTRY_PUBLISHED,
                at,
                () -> document.of(entry, placement.locale()).orElseThrow());
    }

    /** An entry that is there no more, of which only uid and locale are told. */
    static SyncEvent gone(Placement placement, EventType type, Instant at) {
        return new SyncEvent(placement, type, at, () -> uidAndLocale(placement));
    }

    SyncEvent movedTo(Instant time) {
        return new SyncEvent(placement, type, time, document);
    }

    /** The event as an item of an answer. */
    ObjectNode item() {
        ObjectNode item = Json.object();
        item.set("data", document.get());
        return item.put("content_type_uid", placement.contentType())
                .put("event_at", IsoTime.text(at))
                .put("type", type.wireName());
    }

    private static ObjectNode uidAndLocale(Placement placement) {
        return Json.object().put("uid", placement.uid()).put("locale", placement.locale());
    }
}
