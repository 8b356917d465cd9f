package io.github.webmcp4j.model.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The structured answer of {@code get_article}; the text itself stands in the text content, once.
 *
 * @param date the day it was published, ISO-8601; left out when unknown
 * @param updated when it was last changed, ISO-8601; left out when unknown
 * @param url where it stands on the site; left out when unknown
 * @param languages the languages that have this article
 * @param words the words of the text
 * @param body where the text is
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ArticleDetails(
        @JsonProperty("slug") String slug,
        @JsonProperty("lang") String lang,
        @JsonProperty("title") String title,
        @JsonProperty("summary") @Nullable String summary,
        @JsonProperty("tags") List<String> tags,
        @JsonProperty("date") @Nullable String date,
        @JsonProperty("updated") @Nullable String updated,
        @JsonProperty("url") @Nullable String url,
        @JsonProperty("languages") List<String> languages,
        @JsonProperty("words") int words,
        @JsonProperty("body") String body) {}
