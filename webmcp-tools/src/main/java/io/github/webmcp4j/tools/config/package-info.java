/** The options of {@code register}, checked as a whole and read. */
@NullMarked
package io.github.webmcp4j.tools.config;

import org.jspecify.annotations.NullMarked;
