package io.github.webmcp4j.server.mcp;

import java.util.List;

/** The versions of the protocol: with {@code initialize} up to 2025-11-25, without from 2026-07-28 on. */
final class Versions {
    static final String MODERN = "2026-07-28";
    static final List<String> LEGACY = List.of("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25");
    static final List<String> ALL = List.of(MODERN, "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05");
    private static final List<String> WITH_BATCHES = List.of("2024-11-05", "2025-03-26");

    private Versions() {}

    static boolean hasBatches(String version) {
        return WITH_BATCHES.contains(version);
    }
}
