package io.github.webmcp4j.server.mcp;

import java.net.URI;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Which hosts the endpoint answers as, and which origins may ask from a page: the guard against DNS rebinding. */
public final class AllowList {
    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

    private final Set<String> hosts;
    private final Set<String> origins;

    /** Loopback, and these hosts (names without port) and origins ({@code https://site.example}). */
    public AllowList(Set<String> hosts, Set<String> origins) {
        this.hosts = Stream.concat(LOOPBACK.stream(), hosts.stream())
                .map(AllowList::lower)
                .collect(Collectors.toUnmodifiableSet());
        this.origins = origins.stream().map(AllowList::lower).collect(Collectors.toUnmodifiableSet());
    }

    boolean allowsHost(@Nullable String header) {
        return header != null && hosts.contains(lower(header).replaceFirst(":\\d+$", ""));
    }

    boolean allowsOrigin(String header) {
        return origins.contains(lower(header)) || isLoopback(header);
    }

    private static boolean isLoopback(String origin) {
        try {
            URI uri = URI.create(origin);
            boolean web = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
            return web && uri.getHost() != null && LOOPBACK.contains(lower(uri.getHost()));
        } catch (IllegalArgumentException noUri) {
            return false;
        }
    }

    private static String lower(String text) {
        return text.toLowerCase(Locale.ROOT);
    }
}
