package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An entry in all its locales.
 *
 * <p>{@code published} maps an environment's uid to the locales published there, each with the time of publishing.
 */
record Entry(
        String uid,
        String createdAt,
        String updatedAt,
        List<String> tags,
        Map<String, Map<String, String>> published,
        Map<String, ObjectNode> locales) {

    Entry {
        tags = List.copyOf(tags);
        Map<String, Map<String, String>> copy = new LinkedHashMap<>();
        published.forEach((environment, times) -> copy.put(environment, Map.copyOf(times)));
        published = Map.copyOf(copy);
        locales = Map.copyOf(locales);
    }

    /** The locales published in an environment, each with its time. */
    Map<String, String> publishedIn(String environmentUid) {
        return published.getOrDefault(environmentUid, Map.of());
    }
}
