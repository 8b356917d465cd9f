package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.webmcp4j.site.cda.StackSettings.Environment;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Reads the entries of one content type and checks them against its schema and the stack's settings. */
final class EntryReader {
    private final StackSettings settings;
    private final Set<String> fields;
    private final Problems problems;

    EntryReader(StackSettings settings, ObjectNode contentType, Problems problems) {
        this.settings = settings;
        this.fields = new TreeSet<>();
        contentType.path("schema").forEach(field -> fields.add(field.path("uid").asText()));
        this.problems = problems;
    }

    Entry read(JsonNode entry, String file) {
        String uid = problems.text(entry, "uid", file);
        String where = file + ": " + uid;
        String updatedAt = time(entry, "updated_at", where);
        Map<String, ObjectNode> locales = locales(entry, where);
        return new Entry(
                uid,
                entry.has("created_at") ? time(entry, "created_at", where) : updatedAt,
                updatedAt,
                problems.texts(entry, "tags", where),
                published(entry, locales, updatedAt, where),
                locales);
    }

    private String time(JsonNode entry, String field, String where) {
        String text = problems.text(entry, field, where);
        try {
            OffsetDateTime.parse(text);
        } catch (DateTimeParseException e) {
            problems.add(where, field + " must be a time such as 2026-01-31T09:00:00.000Z, got " + text);
        }
        return text;
    }

    private Map<String, ObjectNode> locales(JsonNode entry, String where) {
        Map<String, ObjectNode> locales = new LinkedHashMap<>();
        problems.members(entry, "locales", where).forEach((code, content) -> {
            checkLocale(code, where);
            if (content instanceof ObjectNode object) {
                checkFields(object, where + ": " + code);
                locales.put(code, object);
            } else {
                problems.add(where, "locales." + code + " must be an object of fields");
            }
        });
        return locales;
    }

    // The fixtures tell no time of publishing, so an entry was published when it was updated.
    private Map<String, Map<String, String>> published(
            JsonNode entry, Map<String, ObjectNode> locales, String time, String where) {
        Map<String, Map<String, String>> published = new LinkedHashMap<>();
        problems.members(entry, "published", where).forEach((name, value) -> {
            List<String> codes = problems.texts(entry.path("published"), name, where);
            codes.forEach(code -> checkPublished(code, locales, where));
            Optional<Environment> environment = settings.environment(name);
            environment.ifPresentOrElse(
                    known -> published.put(known.uid(), times(codes, time)),
                    () -> problems.add(where, "published in unknown environment " + name));
        });
        return published;
    }

    private static Map<String, String> times(List<String> codes, String time) {
        Map<String, String> times = new LinkedHashMap<>();
        codes.forEach(code -> times.put(code, time));
        return times;
    }

    private void checkPublished(String code, Map<String, ObjectNode> locales, String where) {
        checkLocale(code, where);
        boolean known = settings.locales().contains(code);
        if (known && settings.fallbackChain(code).stream().noneMatch(locales::containsKey)) {
            problems.add(where, "published in " + code + " but has no fields for it or for what it falls back to");
        }
    }

    private void checkLocale(String code, String where) {
        if (!settings.locales().contains(code)) {
            problems.add(where, "unknown locale " + code + "; the stack has " + settings.locales());
        }
    }

    private void checkFields(ObjectNode content, String where) {
        for (Map.Entry<String, JsonNode> field : content.properties()) {
            if (!fields.contains(field.getKey())) {
                problems.add(where, "field " + field.getKey() + " is not in the schema, which has " + fields);
            }
        }
    }
}
