package io.github.webmcp4j.model.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

/**
 * The structured answer of {@code search_articles} and {@code list_articles}.
 *
 * @param articles the articles, best or newest first
 * @param total how many there are in all, with those that the limit left out; of a search, how many it returns
 */
public record ArticleList(
        @JsonProperty("articles") List<ArticleSummary> articles,
        @JsonProperty("total") int total) {}
