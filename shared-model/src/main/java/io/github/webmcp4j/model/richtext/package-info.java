/**
 * Contentstack rich text as Markdown, the same in the browser and on the JVM.
 *
 * <p>Start at {@link io.github.webmcp4j.model.richtext.RichText}:
 *
 * <pre>{@code RichText.htmlToMarkdown("<p>Grind <em>finer</em>.</p>") // "Grind *finer*."}</pre>
 */
@NullMarked
package io.github.webmcp4j.model.richtext;

import org.jspecify.annotations.NullMarked;
