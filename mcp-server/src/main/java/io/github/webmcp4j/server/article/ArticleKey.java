package io.github.webmcp4j.server.article;

/** What names an article: a slug in a language. */
public record ArticleKey(String slug, String lang) {}
