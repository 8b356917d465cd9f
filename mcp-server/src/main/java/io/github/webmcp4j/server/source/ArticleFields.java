package io.github.webmcp4j.server.source;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the entries of a stack are read as articles. A field is named by its uid, or by a path such as {@code seo.title}.
 *
 * @param contentTypes uids of the content types whose entries are articles
 * @param title field of the title
 * @param slug field of the slug; leading and trailing slashes and {@code slugPrefix} are taken off
 * @param slugPrefix such as {@code /articles/}; empty for none
 * @param summary field of the summary
 * @param body field of the text: HTML or JSON rich text, or Markdown
 * @param tags field of the tags
 * @param date field of the day of publication; where an entry has none, the day Contentstack published it counts
 * @param locales the locales to read, at most one of a language; empty for all
 * @param siteUrl goes before the URL of an entry, such as {@code https://site.example}; null leaves it a path
 */
public record ArticleFields(
        List<String> contentTypes,
        String title,
        String slug,
        String slugPrefix,
        String summary,
        String body,
        String tags,
        String date,
        List<String> locales,
        @Nullable String siteUrl) {
    public ArticleFields {
        contentTypes = List.copyOf(contentTypes);
        locales = List.copyOf(locales);
        if (contentTypes.isEmpty()) {
            throw new IllegalArgumentException("name the content type of the articles");
        }
    }

    /** The usual names. */
    public static ArticleFields of(String contentType) {
        return new ArticleFields(
                List.of(contentType), "title", "url", "", "summary", "body", "tags", "date", List.of(), null);
    }
}
