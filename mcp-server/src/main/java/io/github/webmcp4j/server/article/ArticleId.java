package io.github.webmcp4j.server.article;

/**
 * What a source knows an article by; unlike a slug it never changes hands.
 *
 * @param id of the entry or the file, unique in its source
 * @param lang a language such as {@code en}
 */
public record ArticleId(String id, String lang) {}
