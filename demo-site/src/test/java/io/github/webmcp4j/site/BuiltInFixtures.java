package io.github.webmcp4j.site;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The built-in content read straight from its files, to compare the pages with. */
final class BuiltInFixtures {
    private static final ObjectMapper JSON = new ObjectMapper();

    private BuiltInFixtures() {}

    record FixtureEntry(String type, String url, String title, boolean published) {}

    static List<FixtureEntry> entries() throws IOException {
        List<FixtureEntry> entries = new ArrayList<>();
        for (JsonNode type : read("stack.json").path("content_types")) {
            for (JsonNode entry : read("entries/" + type.asText() + ".json")) {
                JsonNode fields = entry.path("locales").path("en-us");
                entries.add(new FixtureEntry(
                        type.asText(),
                        fields.path("url").asText(),
                        fields.path("title").asText(),
                        isPublished(entry)));
            }
        }
        return entries;
    }

    private static boolean isPublished(JsonNode entry) {
        for (JsonNode locale : entry.path("published").path("production")) {
            if (locale.asText().equals("en-us")) {
                return true;
            }
        }
        return false;
    }

    private static JsonNode read(String file) throws IOException {
        try (InputStream resource = BuiltInFixtures.class.getResourceAsStream("/fixtures/" + file)) {
            return JSON.readTree(Objects.requireNonNull(resource, file));
        }
    }
}
