/**
 * Runs inside the compiler, never in a page: lets TeaVM write less JavaScript for the same Java.
 *
 * <p>TeaVM finds {@link io.github.webmcp4j.tools.build.SlimPlugin} by itself in every build that has this jar on its
 * class path.
 */
@NullMarked
package io.github.webmcp4j.tools.build;

import org.jspecify.annotations.NullMarked;
