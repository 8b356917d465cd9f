package io.github.webmcp4j.server;

import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.search.LuceneArticles;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Articles of tests. */
public final class Articles {
    private Articles() {}

    /** An empty index in a folder, without models. */
    public static ArticleIndex index(Path folder) {
        return LuceneArticles.open(folder, "test", Map.of());
    }

    public static Article english(String slug, String title, String text) {
        return of(slug, "en", title, null, "2026-01-01", text);
    }

    public static Article of(
            String slug, String lang, String title, @Nullable String summary, @Nullable String date, String text) {
        return new Article(
                slug,
                lang,
                slug,
                title,
                summary,
                List.of("tag-" + lang),
                date == null ? null : LocalDate.parse(date),
                null,
                null,
                text);
    }
}
