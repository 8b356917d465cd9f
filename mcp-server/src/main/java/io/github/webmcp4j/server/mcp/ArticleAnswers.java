package io.github.webmcp4j.server.mcp;

import io.github.webmcp4j.model.wire.ArticleDetails;
import io.github.webmcp4j.model.wire.ArticleList;
import io.github.webmcp4j.model.wire.ArticleSummary;
import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.article.ArticlePage;
import io.github.webmcp4j.server.article.ScoredArticle;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shapes articles for clients: some read the text alone, some the structured part alone, so each is complete. */
final class ArticleAnswers {
    private static final int MAX_TEXT = 6_000;
    private static final String BODY = "The Markdown text is the text content of this answer.";

    private ArticleAnswers() {}

    static ArticleList matches(List<ScoredArticle> matches) {
        return new ArticleList(
                matches.stream()
                        .map(match -> summary(match.article(), match.snippet(), match.score()))
                        .toList(),
                matches.size());
    }

    static ArticleList page(ArticlePage page) {
        return new ArticleList(
                page.articles().stream()
                        .map(article -> summary(article, null, null))
                        .toList(),
                page.total());
    }

    static ArticleDetails details(Article article, List<String> languages) {
        return new ArticleDetails(
                article.slug(),
                article.lang(),
                article.title(),
                article.summary(),
                article.tags(),
                date(article),
                article.updated() == null ? null : article.updated().toString(),
                article.url(),
                languages,
                article.words(),
                BODY);
    }

    /** A line an article; what does not fit is counted. */
    static String text(ArticleList list, String what) {
        StringBuilder text = new StringBuilder(list.total() + " " + what + "\n");
        int shown = 0;
        for (ArticleSummary article : list.articles()) {
            String line = "- " + article.slug() + ": " + article.title()
                    + (article.summary() == null ? "" : " - " + article.summary()) + "\n";
            if (text.length() + line.length() > MAX_TEXT) {
                return text.append("and ")
                        .append(list.articles().size() - shown)
                        .append(" more; ask for fewer\n")
                        .toString();
            }
            text.append(line);
            shown++;
        }
        return text.toString();
    }

    private static ArticleSummary summary(Article article, @Nullable String snippet, @Nullable Double score) {
        return new ArticleSummary(
                article.slug(),
                article.lang(),
                article.title(),
                article.summary(),
                article.tags(),
                date(article),
                snippet,
                score);
    }

    private static @Nullable String date(Article article) {
        return article.date() == null ? null : article.date().toString();
    }
}
