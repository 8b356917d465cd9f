/** The tools: each decides which requests to make and shapes the answer. */
@NullMarked
package io.github.webmcp4j.tools.tool;

import org.jspecify.annotations.NullMarked;
