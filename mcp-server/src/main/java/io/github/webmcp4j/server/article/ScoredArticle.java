package io.github.webmcp4j.server.article;

/** A match of a search: the higher the score, the better; scores of two searches cannot be compared. */
public record ScoredArticle(Article article, double score) {}
