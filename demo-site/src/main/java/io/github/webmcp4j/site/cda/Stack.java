package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A Contentstack stack: settings, content types, entries in all locales, assets. It never changes.
 *
 * <p>It is read from fixtures: {@code stack.json} names the stack, its locales, environments and content types;
 * {@code content_types/<uid>.json} holds a content type and {@code entries/<uid>.json} its entries;
 * {@code assets.json} is optional.
 */
public final class Stack {
    private final StackSettings settings;
    private final Map<String, ObjectNode> contentTypes;
    private final Map<String, List<Entry>> entries;
    private final List<ObjectNode> assets;

    Stack(
            StackSettings settings,
            Map<String, ObjectNode> contentTypes,
            Map<String, List<Entry>> entries,
            List<ObjectNode> assets) {
        this.settings = settings;
        this.contentTypes = Collections.unmodifiableMap(new LinkedHashMap<>(contentTypes));
        this.entries = Map.copyOf(entries);
        this.assets = List.copyOf(assets);
    }

    /**
     * Reads the fixtures in a folder.
     *
     * @throws InvalidFixtures with every problem of every file
     */
    public static Stack load(Path folder) {
        return new StackReader(FixtureFiles.in(folder)).read();
    }

    /**
     * Reads the fixtures under a root of the class path, such as {@code fixtures}; also from inside a jar.
     *
     * @throws InvalidFixtures with every problem of every file
     */
    public static Stack fromClasspath(String root) {
        return new StackReader(FixtureFiles.onClasspath(root)).read();
    }

    /**
     * Makes up a stack: content types {@code type_1} and on, each with as many entries, published in en-us.
     *
     * <p>The same seed makes the same stack. Every entry has title, url, summary, an HTML body, tags, and an
     * {@code updated_at} of its own.
     */
    public static Stack generate(int types, int entriesPerType, long seed) {
        return new StackGenerator(seed).generate(types, entriesPerType);
    }

    /** The key that requests carry as {@code api_key}. */
    public String apiKey() {
        return settings.apiKey();
    }

    /** The token that requests carry as {@code access_token}. */
    public String deliveryToken() {
        return settings.deliveryToken();
    }

    /** The name of the first environment. */
    public String environment() {
        return settings.environments().get(0).name();
    }

    /** The code of the master locale, such as {@code en-us}. */
    public String masterLocale() {
        return settings.masterLocale();
    }

    StackSettings settings() {
        return settings;
    }

    Stack with(StackSettings changed) {
        return new Stack(changed, contentTypes, entries, assets);
    }

    /** The stack with an entry in place of the one with the same uid. */
    Stack with(String contentType, Entry changed) {
        return with(
                contentType,
                entries(contentType).stream()
                        .map(entry -> entry.uid().equals(changed.uid()) ? changed : entry)
                        .toList());
    }

    Stack without(String contentType, String uid) {
        return with(
                contentType,
                entries(contentType).stream()
                        .filter(entry -> !entry.uid().equals(uid))
                        .toList());
    }

    private Stack with(String contentType, List<Entry> list) {
        Map<String, List<Entry>> changed = new LinkedHashMap<>(entries);
        changed.put(contentType, list);
        return new Stack(settings, contentTypes, changed, assets);
    }

    List<ObjectNode> contentTypes() {
        return List.copyOf(contentTypes.values());
    }

    Optional<ObjectNode> contentType(String uid) {
        return Optional.ofNullable(contentTypes.get(uid));
    }

    List<Entry> entries(String contentType) {
        return entries.getOrDefault(contentType, List.of());
    }

    List<ObjectNode> assets() {
        return assets;
    }
}
