package io.github.webmcp4j.server.article;

/**
 * A match of a search.
 *
 * @param score the higher the better; scores of two searches cannot be compared
 * @param snippet the part of the text that matches, at most about 200 characters
 */
public record ScoredArticle(Article article, double score, String snippet) {}
