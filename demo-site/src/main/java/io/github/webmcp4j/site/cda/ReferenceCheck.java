package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds references to entries that the fixtures do not have. */
final class ReferenceCheck {
    private final Map<String, List<Entry>> entries;
    private final Problems problems;
    private final Set<String> known = new HashSet<>();

    ReferenceCheck(Map<String, List<Entry>> entries, Problems problems) {
        this.entries = entries;
        this.problems = problems;
        entries.forEach((contentType, list) -> list.forEach(entry -> known.add(contentType + "/" + entry.uid())));
    }

    void run() {
        entries.forEach((contentType, list) -> list.forEach(entry -> entry.locales()
                .values()
                .forEach(content -> check(content, "entries/" + contentType + ".json: " + entry.uid()))));
    }

    private void check(JsonNode node, String where) {
        if (node.has("uid") && node.has("_content_type_uid")) {
            String target = node.get("_content_type_uid").asText() + "/"
                    + node.get("uid").asText();
            if (!known.contains(target)) {
                problems.add(where, "refers to " + target + ", which is not in the fixtures");
            }
        }
        node.forEach(child -> check(child, where));
    }
}
