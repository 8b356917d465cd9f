/** Articles, and the store that search, list and get read from: published ones only. */
@NullMarked
package io.github.webmcp4j.server.article;

import org.jspecify.annotations.NullMarked;
