/**
 * Finds articles by words, and by meaning in the languages that a model covers.
 *
 * <p>{@link io.github.webmcp4j.server.search.LuceneArticles} is the index, {@link io.github.webmcp4j.server.search.Embedder} a
 * model.
 */
@NullMarked
package io.github.webmcp4j.server.search;

import org.jspecify.annotations.NullMarked;
