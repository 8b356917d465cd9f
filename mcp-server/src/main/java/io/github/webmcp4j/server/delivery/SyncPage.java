package io.github.webmcp4j.server.delivery;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page of a synchronization.
 *
 * @param events newest first, as the API gives them
 * @param paginationToken leads to the next page; null on the last one
 * @param syncToken leads to later changes; null but on the last page
 */
public record SyncPage(
        List<Event> events,
        @Nullable String paginationToken,
        @Nullable String syncToken) {
    public SyncPage {
        events = List.copyOf(events);
    }

    /**
     * Something that happened to an entry, an asset or a content type.
     *
     * @param type such as {@code entry_published}
     * @param contentType of the entry; {@code sys_assets} for an asset
     * @param time ISO-8601, empty when the API gave none
     * @param content the entry; of one that is gone only uid and locale
     */
    public record Event(String type, String contentType, String time, JsonNode content) {}
}
