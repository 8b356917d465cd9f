package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
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

    /** Where the entry is published, in a fixed order. */
    List<Placement> placements(String contentType) {
        List<Placement> placements = new ArrayList<>();
        published.forEach((environment, times) ->
                times.keySet().forEach(locale -> placements.add(new Placement(environment, contentType, uid, locale))));
        placements.sort(Comparator.comparing(Placement::environmentUid).thenComparing(Placement::locale));
        return placements;
    }

    Entry publishedAt(Placement placement, String time) {
        Map<String, String> times = new LinkedHashMap<>(publishedIn(placement.environmentUid()));
        times.put(placement.locale(), time);
        return withTimes(placement.environmentUid(), times);
    }

    Entry unpublished(Placement placement) {
        Map<String, String> times = new LinkedHashMap<>(publishedIn(placement.environmentUid()));
        times.remove(placement.locale());
        return withTimes(placement.environmentUid(), times);
    }

    private Entry withTimes(String environmentUid, Map<String, String> times) {
        Map<String, Map<String, String>> changed = new LinkedHashMap<>(published);
        changed.put(environmentUid, times);
        return new Entry(uid, createdAt, updatedAt, tags, changed, locales);
    }
}
