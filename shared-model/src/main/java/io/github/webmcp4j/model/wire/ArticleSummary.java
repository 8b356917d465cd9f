package io.github.webmcp4j.model.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An article among others.
 *
 * @param slug what {@code get_article} takes
 * @param lang its language
 * @param title its title
 * @param summary a short text; left out when its author wrote none
 * @param tags its tags
 * @param date the day it was published, ISO-8601; left out when unknown
 * @param snippet the part of the text that matches, without marks of Markdown; left out in a list
 * @param score how well it matches, among the matches of one search; left out in a list
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ArticleSummary(
        @JsonProperty("slug") String slug,
        @JsonProperty("lang") String lang,
        @JsonProperty("title") String title,
        @JsonProperty("summary") @Nullable String summary,
        @JsonProperty("tags") List<String> tags,
        @JsonProperty("date") @Nullable String date,
        @JsonProperty("snippet") @Nullable String snippet,
        @JsonProperty("score") @Nullable Double score) {}
