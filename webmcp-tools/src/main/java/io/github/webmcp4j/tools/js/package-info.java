/** The browser as Java sees it: overlay types and the expressions that Java has no words for. */
@NullMarked
package io.github.webmcp4j.tools.js;

import org.jspecify.annotations.NullMarked;
