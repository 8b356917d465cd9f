package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What a stack has published in one environment and locale, as the API shows it.
 *
 * <p>With {@code fallback}, an entry that is not published in the locale appears as published in the next locale of the
 * fallback chain. The entries are made once and shared: copy one before changing it.
 */
final class Publication {
    // The stub tells no other author of a stack's content.
    private static final String USER = "blt_stub_user";

    private final Stack stack;
    private final StackSettings.Environment environment;
    private final List<String> shown;
    private final Map<String, Map<String, ObjectNode>> entries = new ConcurrentHashMap<>();

    Publication(Stack stack, StackSettings.Environment environment, String locale, boolean fallback) {
        this.stack = stack;
        this.environment = environment;
        this.shown = fallback ? stack.settings().fallbackChain(locale) : List.of(locale);
    }

    List<ObjectNode> entries(String contentType) {
        return List.copyOf(byUid(contentType).values());
    }

    Optional<ObjectNode> entry(String contentType, String uid) {
        return Optional.ofNullable(byUid(contentType).get(uid));
    }

    private Map<String, ObjectNode> byUid(String contentType) {
        if (stack.contentType(contentType).isEmpty()) {
            return Map.of();
        }
        return entries.computeIfAbsent(contentType, this::publish);
    }

    private Map<String, ObjectNode> publish(String contentType) {
        Map<String, ObjectNode> published = new LinkedHashMap<>();
        for (Entry entry : stack.entries(contentType)) {
            List<String> locales = entry.publishedIn(environment.uid());
            shown.stream()
                    .filter(locales::contains)
                    .findFirst()
                    .map(locale -> publish(entry, locale))
                    .ifPresent(document -> published.put(entry.uid(), document));
        }
        return published;
    }

    // An entry without fields of its own in the locale shows those of the locale that it inherits from.
    private @Nullable ObjectNode publish(Entry entry, String locale) {
        return stack.settings().fallbackChain(locale).stream()
                .filter(entry.locales()::containsKey)
                .findFirst()
                .map(source -> document(entry, source, locale))
                .orElse(null);
    }

    private ObjectNode document(Entry entry, String source, String locale) {
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
        document.putObject("publish_details")
                .put("environment", environment.uid())
                .put("locale", locale)
                .put("time", entry.updatedAt())
                .put("user", USER);
        return document;
    }
}
