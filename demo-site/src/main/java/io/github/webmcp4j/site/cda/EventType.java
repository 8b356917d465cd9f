package io.github.webmcp4j.site.cda;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What can happen to content; the last three never happen in the stub. */
enum EventType {
    ENTRY_PUBLISHED,
    ASSET_PUBLISHED,
    ENTRY_UNPUBLISHED,
    ENTRY_DELETED,
    ASSET_UNPUBLISHED,
    ASSET_DELETED,
    CONTENT_TYPE_DELETED;

    static final Set<EventType> PUBLISHED = Set.of(ENTRY_PUBLISHED, ASSET_PUBLISHED);

    String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The types of a comma list; nothing when one is unknown. */
    static Optional<Set<EventType>> list(String commaList) {
        Set<EventType> types = EnumSet.noneOf(EventType.class);
        for (String wireName : commaList.split(",", -1)) {
            Optional<EventType> type = of(wireName.strip());
            if (type.isEmpty()) {
                return Optional.empty();
            }
            types.add(type.get());
        }
        return Optional.of(types);
    }

    private static Optional<EventType> of(String wireName) {
        return Arrays.stream(values())
                .filter(type -> type.wireName().equals(wireName))
                .findFirst();
    }
}
