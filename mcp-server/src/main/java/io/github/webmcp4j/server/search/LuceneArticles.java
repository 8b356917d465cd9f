package io.github.webmcp4j.server.search;

import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.article.ArticleId;
import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.article.ArticlePage;
import io.github.webmcp4j.server.article.ScoredArticle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.search.IndexSearcher;
import org.jspecify.annotations.Nullable;

/**
 * Articles in a Lucene index in a folder.
 *
 * <p>Every answer is made from one state of the index, so none mixes two. Found are words (BM25 of the language), and meaning in
 * the languages that have a model; vectors of a model that does not know a language would make its results worse.
 */
public final class LuceneArticles implements ArticleIndex {
    private static final int CANDIDATES = 50;

    private final IndexFolder index;
    private final Map<String, VectorCache> vectors;

    private LuceneArticles(IndexFolder index, Map<String, VectorCache> vectors) {
        this.index = index;
        this.vectors = Map.copyOf(vectors);
    }

    /**
     * Opens the index in a folder, or begins one there.
     *
     * @param origin says where the articles come from; an index of another origin is begun anew
     * @param models the model of each language that has one
     * @throws IllegalStateException when another process has the folder open
     */
    public static LuceneArticles open(Path folder, String origin, Map<String, Embedder> models) {
        try {
            Files.createDirectories(folder);
            StringBuilder content = new StringBuilder(origin);
            Map<String, VectorCache> vectors = new HashMap<>();
            models.keySet().stream()
                    .sorted()
                    .forEach(lang ->
                            content.append('\n').append(lang).append(' ').append(name(models, lang)));
            IndexFolder index = IndexFolder.open(folder.resolve("index"), content.toString());
            for (Map.Entry<String, Embedder> model : models.entrySet()) {
                vectors.put(model.getKey(), VectorCache.open(folder, model.getValue()));
            }
            return new LuceneArticles(index, vectors);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    @Override
    public void replace(Collection<Article> all, @Nullable String position) {
        Set<ArticleId> keep = new HashSet<>();
        all.forEach(article -> keep.add(article.key()));
        index.change(
                change -> {
                    change.withdrawAllBut(keep);
                    for (Article article : all) {
                        change.publish(article, vectors.get(article.lang()));
                    }
                },
                position);
        forgetOtherVectors(all);
    }

    @Override
    public void apply(Changes changes) {
        index.change(
                change -> {
                    for (ArticleId id : changes.withdrawn()) {
                        change.withdraw(id);
                    }
                    for (Article article : changes.published()) {
                        change.publish(article, vectors.get(article.lang()));
                    }
                },
                changes.position());
    }

    @Override
    public Optional<String> position() {
        return index.position();
    }

    @Override
    public List<ScoredArticle> search(String query, String lang, int limit) {
        WordQueries words = new WordQueries(query, lang);
        VectorCache model = vectors.get(lang);
        float @Nullable [] meaning = model == null ? null : model.query(query);
        return index.read(searcher -> {
            Rankings rankings = new Rankings(searcher);
            List<Match> best =
                    meaning == null ? rankings.byWords(words, limit) : fused(rankings, words, lang, meaning, limit);
            return found(searcher, rankings, best, new Snippets(words, lang));
        });
    }

    @Override
    public ArticlePage list(@Nullable String tag, String lang, int limit) {
        return index.read(searcher -> new StoredArticles(searcher).newest(tag, lang, limit));
    }

    @Override
    public Optional<Article> get(String slug, String lang) {
        return index.read(searcher -> new StoredArticles(searcher).get(slug, lang));
    }

    @Override
    public List<String> languages(String slug) {
        return index.read(searcher -> new StoredArticles(searcher).languages(slug));
    }

    @Override
    public List<String> closestSlugs(String slug, String lang, int limit) {
        return index.read(searcher -> new ClosestSlugs(slug, limit).in(searcher, lang));
    }

    @Override
    public Map<String, Integer> counts() {
        return index.read(searcher -> new StoredArticles(searcher).counts());
    }

    @Override
    public void close() {
        try {
            index.close();
            for (VectorCache each : vectors.values()) {
                each.close();
            }
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private static List<Match> fused(Rankings rankings, WordQueries words, String lang, float[] meaning, int limit)
            throws IOException {
        int candidates = Math.max(limit, CANDIDATES);
        return RankFusion.fuse(
                List.of(rankings.byWords(words, candidates), rankings.byMeaning(lang, meaning, candidates)), limit);
    }

    private static List<ScoredArticle> found(
            IndexSearcher searcher, Rankings rankings, List<Match> matches, Snippets snippets) throws IOException {
        StoredArticles stored = new StoredArticles(searcher);
        List<ScoredArticle> found = new java.util.ArrayList<>();
        for (Match match : matches) {
            Article article = stored.byKey(match.key());
            String snippet = snippets.of(article, rankings.closestPassage(match.key()));
            found.add(new ScoredArticle(article, match.score(), snippet));
        }
        return found;
    }

    private void forgetOtherVectors(Collection<Article> all) {
        Map<VectorCache, Set<String>> used = new HashMap<>();
        for (Article article : all) {
            VectorCache cache = vectors.get(article.lang());
            if (cache != null) {
                PassageFields.passages(article)
                        .forEach(passage -> used.computeIfAbsent(cache, c -> new HashSet<>())
                                .add(VectorCache.hash(passage)));
            }
        }
        try {
            for (VectorCache cache : vectors.values()) {
                cache.keepMainly(used.getOrDefault(cache, Set.of()));
            }
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private static String name(Map<String, Embedder> models, String lang) {
        Embedder model = models.get(lang);
        return model == null ? "" : model.name();
    }
}
