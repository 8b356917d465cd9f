package io.github.webmcp4j.server.article;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A published article.
 *
 * @param id what its source knows it by, together with the language
 * @param lang a language such as {@code en}
 * @param slug what readers know it by, together with the language
 * @param title its title
 * @param summary a short text about it; null when its author wrote none
 * @param tags its tags, in the order of its author
 * @param date the day it was published
 * @param updated when it was last changed
 * @param url where it stands on the site: a path, or an address where the site's own is known
 * @param markdown the whole text, in Markdown
 */
public record Article(
        String id,
        String lang,
        String slug,
        String title,
        @Nullable String summary,
        List<String> tags,
        @Nullable LocalDate date,
        @Nullable Instant updated,
        @Nullable String url,
        String markdown) {
    private static final int MAX_SLUG = 200;

    public Article {
        if (id.isBlank() || slug.isBlank() || lang.isBlank() || title.isBlank()) {
            throw new IllegalArgumentException("an article needs id, slug, lang and title, got \"" + id + "\", \""
                    + slug + "\", \"" + lang + "\", \"" + title + "\"");
        }
        if (slug.length() > MAX_SLUG) {
            throw new IllegalArgumentException("a slug has at most " + MAX_SLUG + " characters, got " + slug);
        }
        tags = List.copyOf(tags);
    }

    /** What the source knows this article by. */
    public ArticleId key() {
        return new ArticleId(id, lang);
    }

    /** How many words the text has. */
    public int words() {
        return markdown.isBlank() ? 0 : markdown.strip().split("\\s+").length;
    }
}
