package io.github.webmcp4j.server.article;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The published articles. What is not published is absent from every answer, and looks like what never existed. */
public interface ArticleStore {
    /** The best matches of a query in a language, best first. */
    List<ScoredArticle> search(String query, String lang, int limit);

    /** The articles in a language, with a tag where one is given: newest first, ties by slug. */
    ArticlePage list(@Nullable String tag, String lang, int limit);

    /** An article. */
    Optional<Article> get(String slug, String lang);

    /** The languages that have an article with the slug, sorted. */
    List<String> languages(String slug);

    /** The slugs in a language that are spelled most like one, closest first. */
    List<String> closestSlugs(String slug, String lang, int limit);

    /** How many articles each language has. */
    Map<String, Integer> counts();
}
