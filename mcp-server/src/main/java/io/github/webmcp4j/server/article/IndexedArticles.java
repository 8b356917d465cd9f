package io.github.webmcp4j.server.article;

import io.github.webmcp4j.server.search.HybridSearch;
import io.github.webmcp4j.server.search.SearchDocument;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Published articles in memory, found by words. A change replaces everything in one step: after {@link #replace} returns, no
 * answer holds what is gone, and no answer ever mixes two states.
 */
public final class IndexedArticles implements ArticleStore {
    private static final Comparator<Article> NEWEST_FIRST = Comparator.comparing(
                    Article::date, Comparator.nullsLast(Comparator.reverseOrder()))
            .thenComparing(Article::slug);

    private record State(Map<ArticleKey, Article> articles, Map<String, HybridSearch.Index> indexes) {}

    private final HybridSearch search;

    private volatile State state = new State(Map.of(), Map.of());

    /** No articles yet; they will be found by this search. */
    public IndexedArticles(HybridSearch search) {
        this.search = search;
    }

    /** Takes these articles for all there are. Of two with the same slug and language, the first counts. */
    public void replace(Collection<Article> articles) {
        Map<ArticleKey, Article> byKey = articles.stream()
                .collect(Collectors.toUnmodifiableMap(Article::key, Function.identity(), (first, second) -> first));
        Map<String, HybridSearch.Index> indexes =
                byKey.values().stream().collect(Collectors.groupingBy(Article::lang)).entrySet().stream()
                        .collect(Collectors.toUnmodifiableMap(
                                Map.Entry::getKey, one -> search.index(one.getKey(), documents(one.getValue()))));
        state = new State(byKey, indexes);
    }

    @Override
    public List<ScoredArticle> search(String query, String lang, int limit) {
        State now = state;
        HybridSearch.Index index = now.indexes().get(lang);
        return index == null
                ? List.of()
                : index.search(query, limit).stream()
                        .map(match -> new ScoredArticle(
                                Objects.requireNonNull(now.articles().get(new ArticleKey(match.id(), lang))),
                                match.score()))
                        .toList();
    }

    @Override
    public List<Article> list(@Nullable String tag, String lang) {
        return state.articles().values().stream()
                .filter(article -> article.lang().equals(lang))
                .filter(article -> tag == null || article.tags().stream().anyMatch(tag::equalsIgnoreCase))
                .sorted(NEWEST_FIRST)
                .toList();
    }

    @Override
    public Optional<Article> get(String slug, String lang) {
        return Optional.ofNullable(state.articles().get(new ArticleKey(slug, lang)));
    }

    @Override
    public List<String> languages(String slug) {
        return state.articles().keySet().stream()
                .filter(key -> key.slug().equals(slug))
                .map(ArticleKey::lang)
                .sorted()
                .toList();
    }

    @Override
    public List<String> closestSlugs(String slug, String lang, int limit) {
        Map<String, Integer> distances = new TreeMap<>();
        for (ArticleKey key : state.articles().keySet()) {
            if (key.lang().equals(lang)) {
                distances.put(key.slug(), SlugDistance.between(slug, key.slug()));
            }
        }
        return distances.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .limit(limit)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static List<SearchDocument> documents(List<Article> articles) {
        return articles.stream().map(IndexedArticles::document).toList();
    }

    private static SearchDocument document(Article article) {
        String summary = article.summary() == null ? "" : article.summary() + "\n";
        return new SearchDocument(
                article.slug(), article.lang(), article.title(), article.tags(), summary + article.markdown());
    }
}
