package io.github.webmcp4j.server.source;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.github.webmcp4j.server.article.Article;
import java.time.LocalDate;
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

    /** The article in a file; none when it has no front matter or is not published. */
    static Optional<Article> read(String text) {
        Matcher matcher = FRONT_MATTER.matcher(text);
        if (!matcher.lookingAt()) {
            return Optional.empty();
        }
        FrontMatter about = about(matcher.group(1));
        return about.published() == null || about.published()
                ? Optional.of(about.article(text.substring(matcher.end()).strip()))
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
            @JsonProperty("published") @Nullable Boolean published) {

        Article article(String markdown) {
            return new Article(
                    required("slug", slug),
                    lang == null ? "en" : lang,
                    required("title", title),
                    summary,
                    tags == null ? List.of() : tags,
                    day(),
                    markdown);
        }

        private @Nullable LocalDate day() {
            try {
                return date == null ? null : LocalDate.parse(date.length() > 10 ? date.substring(0, 10) : date);
            } catch (DateTimeParseException problem) {
                throw new IllegalArgumentException("date must be a day such as 2026-11-30, got " + date, problem);
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
