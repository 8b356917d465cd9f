package io.github.webmcp4j.bench;

import io.github.webmcp4j.server.article.Article;
import java.util.List;
import java.util.Map;

/**
 * A test collection: what there is, what is asked, and what would be right.
 *
 * @param name of the collection
 * @param lang its language
 */
record Collection(String name, String lang, List<Article> articles, List<Query> queries) {
    Collection {
        articles = List.copyOf(articles);
        queries = List.copyOf(queries);
    }

    /**
     * A question.
     *
     * @param relevant the slugs that are right, each with its grade
     */
    record Query(String text, Map<String, Integer> relevant) {}

    static Article article(String slug, String lang, String title, String text) {
        return new Article(slug, lang, slug, title.isBlank() ? "-" : title, null, List.of(), null, null, null, text);
    }
}
