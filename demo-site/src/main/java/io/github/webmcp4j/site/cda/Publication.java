package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What a stack has published in one environment and locale, as the API shows it.
 *
 * <p>With {@code fallback}, an entry that is not published in the locale appears as published in the next locale of the
 * fallback chain. The entries are made once and shared: copy one before changing it.
 */
final class Publication {
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
        EntryDocument document = new EntryDocument(stack.settings(), environment.uid());
        Map<String, ObjectNode> published = new LinkedHashMap<>();
        for (Entry entry : stack.entries(contentType)) {
            shown.stream()
                    .filter(entry.publishedIn(environment.uid())::containsKey)
                    .findFirst()
                    .flatMap(locale -> document.of(entry, locale))
                    .ifPresent(shownEntry -> published.put(entry.uid(), shownEntry));
        }
        return published;
    }
}
