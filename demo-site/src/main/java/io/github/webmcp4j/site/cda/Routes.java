package io.github.webmcp4j.site.cda;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The paths of the API; a slash at the end makes no difference. */
final class Routes {
    private final EntryEndpoint entries;
    private final ContentTypeEndpoint contentTypes;
    private final AssetEndpoint assets;
    private final SyncEndpoint sync;

    Routes(Stack stack, SyncEndpoint sync) {
        this.sync = sync;
        this.entries = new EntryEndpoint(stack);
        this.contentTypes = new ContentTypeEndpoint(stack);
        this.assets = new AssetEndpoint(stack);
    }

    /** Nothing for a path that the API does not have. */
    Optional<Route> find(String rawPath) {
        List<String> path = segments(rawPath);
        if (path.size() < 3 || !path.get(1).equals("v3")) {
            return Optional.empty();
        }
        List<String> rest = path.subList(3, path.size());
        return switch (path.get(2)) {
            case "content_types" -> contentTypes(rest);
            case "assets" -> assets(rest);
            case "stacks" -> rest.equals(List.of("sync")) ? Optional.of(sync::get) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private Optional<Route> contentTypes(List<String> rest) {
        if (rest.size() > 1 && !rest.get(1).equals("entries")) {
            return Optional.empty();
        }
        return switch (rest.size()) {
            case 0 -> Optional.of(contentTypes::list);
            case 1 -> Optional.of(parameters -> contentTypes.one(rest.get(0)));
            case 2 -> Optional.of(parameters -> entries.list(rest.get(0), parameters));
            case 3 -> Optional.of(parameters -> entries.one(rest.get(0), rest.get(2), parameters));
            default -> Optional.empty();
        };
    }

    private Optional<Route> assets(List<String> rest) {
        return switch (rest.size()) {
            case 0 -> Optional.of(assets::list);
            case 1 -> Optional.of(parameters -> assets.one(rest.get(0), parameters));
            default -> Optional.empty();
        };
    }

    private static List<String> segments(String rawPath) {
        List<String> segments = new ArrayList<>();
        String inner = rawPath.endsWith("/") ? rawPath.substring(0, rawPath.length() - 1) : rawPath;
        for (String segment : inner.split("/", -1)) {
            segments.add(decode(segment));
        }
        return segments;
    }

    private static String decode(String segment) {
        try {
            // In a path, unlike in a query, a plus is a plus.
            return URLDecoder.decode(segment.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return segment;
        }
    }
}
