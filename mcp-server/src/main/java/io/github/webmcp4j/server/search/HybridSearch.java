package io.github.webmcp4j.server.search;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Finds documents by words, and by meaning in the languages that a model covers. Vectors of a model that does not know a
 * language make its results worse, so such a language stays with words.
 */
public final class HybridSearch {
    private static final int CANDIDATES = 50;

    private final Map<String, VectorCache> vectors;

    /** Searches with a model for each language that has one. */
    public HybridSearch(Map<String, Embedder> embedders) {
        vectors = embedders.entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, one -> new VectorCache(one.getValue())));
    }

    /** Indexes documents of a language. An index never changes. */
    public Index index(String lang, List<SearchDocument> documents) {
        KeywordIndex words = KeywordIndex.of(lang, documents);
        VectorCache cache = vectors.get(lang);
        if (cache == null) {
            return words::search;
        }
        VectorIndex meanings = VectorIndex.of(documents, cache);
        return (query, limit) -> {
            int candidates = Math.max(limit, CANDIDATES);
            return RankFusion.fuse(
                    List.of(words.search(query, candidates), meanings.search(cache.query(query), candidates)), limit);
        };
    }

    /** Documents that can be found. */
    @FunctionalInterface
    public interface Index {
        /** The best matches of a query, best first. */
        List<Match> search(String query, int limit);
    }
}
