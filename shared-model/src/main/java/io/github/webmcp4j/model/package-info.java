/**
 * What both doors of a site share: contracts of the tools, wire shapes and the search core.
 *
 * <p>Everything here compiles to JavaScript and runs on the JVM. Start at {@link
 * io.github.webmcp4j.model.contract.BrowserTools} for the tools and at {@link
 * io.github.webmcp4j.model.search.EntryQuery} for the search.
 */
@NullMarked
package io.github.webmcp4j.model;

import org.jspecify.annotations.NullMarked;
