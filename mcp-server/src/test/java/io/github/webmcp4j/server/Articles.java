package io.github.webmcp4j.server;

import io.github.webmcp4j.server.article.Article;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Articles of tests. */
public final class Articles {
    private Articles() {}

    public static Article english(String slug, String title, String text) {
        return of(slug, "en", title, null, "2026-01-01", text);
    }

    public static Article of(
            String slug, String lang, String title, @Nullable String summary, @Nullable String date, String text) {
        return new Article(
                slug, lang, title, summary, List.of("tag-" + lang), date == null ? null : LocalDate.parse(date), text);
    }
}
