package io.github.webmcp4j.server.article;

import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A published article.
 *
 * @param slug what names it, together with the language
 * @param lang a language such as {@code en}
 * @param title its title
 * @param summary a short text about it; null when its author wrote none
 * @param tags its tags, in the order of its author
 * @param date when it was published
 * @param markdown the whole text, in Markdown
 */
public record Article(
        String slug,
        String lang,
        String title,
        @Nullable String summary,
        List<String> tags,
        @Nullable LocalDate date,
        String markdown) {
    public Article {
        if (slug.isBlank() || lang.isBlank() || title.isBlank()) {
            throw new IllegalArgumentException(
                    "an article needs slug, lang and title, got \"" + slug + "\", \"" + lang + "\", \"" + title + "\"");
        }
        tags = List.copyOf(tags);
    }

    /** What names this article. */
    public ArticleKey key() {
        return new ArticleKey(slug, lang);
    }

    /** How many words the text has. */
    public int words() {
        return markdown.isBlank() ? 0 : markdown.strip().split("\\s+").length;
    }
}
