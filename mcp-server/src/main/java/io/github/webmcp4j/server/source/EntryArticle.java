package io.github.webmcp4j.server.source;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.richtext.RichText;
import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.article.ArticleId;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** An entry of a stack, read as an article. */
final class EntryArticle {
    private static final Pattern MARKUP = Pattern.compile("</[a-zA-Z]|<[a-zA-Z][a-zA-Z0-9]*[^<>]*/?>|&[a-zA-Z]{2,8};");

    private final ArticleFields fields;
    private final String contentType;
    private final JsonNode entry;

    EntryArticle(ArticleFields fields, String contentType, JsonNode entry) {
        this.fields = fields;
        this.contentType = contentType;
        this.entry = entry;
    }

    /** What the article is known by; null when the entry names no locale. */
    @Nullable ArticleId id() {
        String locale = locale();
        return locale.isEmpty()
                ? null
                : new ArticleId(contentType + "/" + entry.path("uid").asText() + "/" + locale, language(locale));
    }

    /** Where the entry is published: its own locale may be another when it is not localized. */
    String locale() {
        String published = entry.path("publish_details").path("locale").asText();
        return published.isEmpty() ? entry.path("locale").asText() : published;
    }

    /**
     * The article.
     *
     * @throws IllegalArgumentException when the entry lacks what an article needs
     */
    Article article(ArticleId id) {
        String url = text("url");
        return new Article(
                id.id(),
                id.lang(),
                slug(),
                text(fields.title()),
                text(fields.summary()).isBlank() ? null : plain(text(fields.summary())),
                tags(),
                date(),
                instant(entry.path("updated_at").asText()),
                url.isEmpty() ? null : address(url),
                markdown(at(fields.body())));
    }

    static String language(String locale) {
        return Locale.forLanguageTag(locale).getLanguage();
    }

    private String slug() {
        String slug = text(fields.slug());
        if (slug.isBlank()) {
            throw new IllegalArgumentException("the field " + fields.slug() + " is empty");
        }
        String inner = slug.startsWith(fields.slugPrefix())
                ? slug.substring(fields.slugPrefix().length())
                : slug;
        String trimmed = inner.replaceAll("^/+|/+$", "");
        return trimmed.isEmpty() ? slug : trimmed;
    }

    private String address(String url) {
        boolean local = url.startsWith("/") && !url.startsWith("//");
        return fields.siteUrl() != null && local ? fields.siteUrl().replaceAll("/+$", "") + url : url;
    }

    private List<String> tags() {
        List<String> tags = new ArrayList<>();
        JsonNode all = at(fields.tags());
        if (all.isTextual()) {
            tags.add(all.textValue());
        }
        all.forEach(tag -> {
            if (tag.isTextual() && !tag.textValue().isBlank()) {
                tags.add(tag.textValue());
            }
        });
        return tags;
    }

    private @Nullable LocalDate date() {
        LocalDate own = day(text(fields.date()));
        return own == null ? day(entry.path("publish_details").path("time").asText()) : own;
    }

    private static String markdown(JsonNode body) {
        if (body.isTextual()) {
            String text = body.textValue();
            return MARKUP.matcher(text).find() ? RichText.htmlToMarkdown(text) : text.strip();
        }
        return body.isObject() ? RichText.markdown(Json.parse(body.toString())) : "";
    }

    private static String plain(String summary) {
        return (MARKUP.matcher(summary).find() ? RichText.htmlToMarkdown(summary) : summary).strip();
    }

    private static @Nullable LocalDate day(String time) {
        try {
            return time.length() < 10 ? null : LocalDate.parse(time.substring(0, 10));
        } catch (DateTimeParseException noDay) {
            return null;
        }
    }

    private static @Nullable Instant instant(String time) {
        try {
            return time.isEmpty() ? null : OffsetDateTime.parse(time).toInstant();
        } catch (DateTimeParseException noTime) {
            return null;
        }
    }

    private String text(String field) {
        return at(field).asText("");
    }

    private JsonNode at(String field) {
        JsonNode reached = entry;
        for (String step : field.split("\\.", -1)) {
            reached = reached.path(step);
        }
        return reached;
    }
}
