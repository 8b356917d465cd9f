package io.github.webmcp4j.server.delivery;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * Entries that match a query.
 *
 * @param count how many match in all
 */
public record EntryPage(List<JsonNode> entries, int count) {
    public EntryPage {
        entries = List.copyOf(entries);
    }
}
