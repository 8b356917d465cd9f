/** Articles, and what search, list and get read from: published ones only. Depends on nothing else here. */
@NullMarked
package io.github.webmcp4j.server.article;

import org.jspecify.annotations.NullMarked;
