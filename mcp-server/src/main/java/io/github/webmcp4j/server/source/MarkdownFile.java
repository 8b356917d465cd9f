package io.github.webmcp4j.server.source;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.github.webmcp4j.server.article.Article;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A Markdown file: YAML between two lines of dashes, then the text. */
final class MarkdownFile {
    private static final Pattern FRONT_MATTER =
            Pattern.compile("\\A\uFEFF?---[ \\t]*\\R(.*?)\\R---[ \\t]*(?:\\R|\\z)", Pattern.DOTALL);
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
            .build();

    private MarkdownFile() {}

    /** The article in a file, known by the id; none when it has no front matter or is not published. */
    static Optional<Article> read(String id, String text) {
        Matcher matcher = FRONT_MATTER.matcher(text);
        if (!matcher.lookingAt()) {
            return Optional.empty();
        }
        FrontMatter about = about(matcher.group(1));
        return about.published() == null || about.published()
                ? Optional.of(about.article(id, text.substring(matcher.end()).strip()))
                : Optional.empty();
    }

    private static FrontMatter about(String yaml) {
        try {
            return YAML.readValue(yaml, FrontMatter.class);
        } catch (JsonProcessingException problem) {
            throw new IllegalArgumentException(
                    "front matter is not as expected: " + problem.getOriginalMessage(), problem);
        }
    }

    @JsonIgnoreProperties(ignoreUnknown = true)
    private record FrontMatter(
            @JsonProperty("title") @Nullable String title,
            @JsonProperty("slug") @Nullable String slug,
            @JsonProperty("lang") @Nullable String lang,
            @JsonProperty("summary") @Nullable String summary,
            @JsonProperty("tags") @Nullable List<String> tags,
            @JsonProperty("date") @Nullable String date,
            @JsonProperty("updated") @Nullable String updated,
            @JsonProperty("url") @Nullable String url,
            @JsonProperty("published") @Nullable Boolean published) {

        Article article(String id, String markdown) {
            return new Article(
                    id,
                    lang == null ? "en" : lang,
                    required("slug", slug),
                    required("title", title),
                    summary,
                    tags == null ? List.of() : tags,
                    day("date", date),
                    updated == null ? null : instant(updated),
                    url,
                    markdown);
        }

        private static @Nullable Instant instant(String time) {
            LocalDate day = day("updated", time);
            try {
                return OffsetDateTime.parse(time).toInstant();
            } catch (DateTimeParseException noTime) {
                return day == null ? null : day.atStartOfDay(ZoneOffset.UTC).toInstant();
            }
        }

        private static @Nullable LocalDate day(String name, @Nullable String date) {
            try {
                return date == null ? null : LocalDate.parse(date.length() > 10 ? date.substring(0, 10) : date);
            } catch (DateTimeParseException problem) {
                throw new IllegalArgumentException(name + " must be a day such as 2026-11-30, got " + date, problem);
            }
        }

        private static String required(String name, @Nullable String value) {
            if (value == null || value.isBlank()) {
                throw new IllegalArgumentException("front matter has no " + name);
            }
            return value;
        }
    }
}
