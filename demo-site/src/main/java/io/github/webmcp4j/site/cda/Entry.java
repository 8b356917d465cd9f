package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;

/** An entry in all its locales; {@code published} maps an environment's uid to the locales published there. */
record Entry(
        String uid,
        String createdAt,
        String updatedAt,
        List<String> tags,
        Map<String, List<String>> published,
        Map<String, ObjectNode> locales) {

    Entry {
        tags = List.copyOf(tags);
        published = Map.copyOf(published);
        locales = Map.copyOf(locales);
    }

    List<String> publishedIn(String environmentUid) {
        return published.getOrDefault(environmentUid, List.of());
    }
}
