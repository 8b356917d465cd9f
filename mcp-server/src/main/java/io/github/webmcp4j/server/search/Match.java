package io.github.webmcp4j.server.search;

/**
 * An article that matches, and how well.
 *
 * @param key of the article in the index
 */
record Match(String key, double score) {}
