/** Finds documents by words. Depends on nothing above it. */
@NullMarked
package io.github.webmcp4j.server.search;

import org.jspecify.annotations.NullMarked;
