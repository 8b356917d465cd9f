package io.github.webmcp4j.server.search;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Remembers the vector of each passage: embedding is what makes indexing slow, and most passages stay as they were. */
final class VectorCache {
    private final Embedder embedder;
    private final Map<String, float[]> passages = new ConcurrentHashMap<>();

    VectorCache(Embedder embedder) {
        this.embedder = embedder;
    }

    float[] passage(String text) {
        return passages.computeIfAbsent(text, embedder::passage);
    }

    /** Forgets all other passages. */
    void keepOnly(Set<String> texts) {
        passages.keySet().retainAll(texts);
    }

    int size() {
        return passages.size();
    }

    float[] query(String text) {
        return embedder.query(text);
    }
}
