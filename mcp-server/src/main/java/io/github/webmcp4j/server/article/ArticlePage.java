package io.github.webmcp4j.server.article;

import java.util.List;

/**
 * The first articles of a list.
 *
 * @param total how many the list has in all
 */
public record ArticlePage(List<Article> articles, int total) {
    public ArticlePage {
        articles = List.copyOf(articles);
    }
}
