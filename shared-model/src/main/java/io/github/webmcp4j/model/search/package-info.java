/** What a search asks and which rows a page shows: pure, the same on the JVM and in the browser. */
@NullMarked
package io.github.webmcp4j.model.search;

import org.jspecify.annotations.NullMarked;
