package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/** An entry as the API shows it where it is published. */
final class EntryDocument {
    // The stub tells no other author of a stack's content.
    private static final String USER = "blt_stub_user";

    private final StackSettings settings;
    private final String environmentUid;

    EntryDocument(StackSettings settings, String environmentUid) {
        this.settings = settings;
        this.environmentUid = environmentUid;
    }

    /**
     * The document for a locale; nothing when the entry is not published in it.
     *
     * <p>An entry without fields of its own in the locale shows those of the locale that it inherits from.
     */
    Optional<ObjectNode> of(Entry entry, String locale) {
        return Optional.ofNullable(entry.publishedIn(environmentUid).get(locale))
                .flatMap(time -> settings.fallbackChain(locale).stream()
                        .filter(entry.locales()::containsKey)
                        .findFirst()
                        .map(source -> document(entry, source, details(locale, time))));
    }

    private static ObjectNode document(Entry entry, String source, ObjectNode details) {
        ObjectNode document =
                entry.locales().getOrDefault(source, Json.object()).deepCopy();
        document.put("uid", entry.uid());
        document.put("locale", source);
        document.put("_version", 1);
        document.put("_in_progress", false);
        document.putObject("ACL");
        entry.tags().forEach(document.putArray("tags")::add);
        document.put("created_at", entry.createdAt()).put("created_by", USER);
        document.put("updated_at", entry.updatedAt()).put("updated_by", USER);
        document.set("publish_details", details);
        return document;
    }

    private ObjectNode details(String locale, String time) {
        return Json.object()
                .put("environment", environmentUid)
                .put("locale", locale)
                .put("time", time)
                .put("user", USER);
    }
}
