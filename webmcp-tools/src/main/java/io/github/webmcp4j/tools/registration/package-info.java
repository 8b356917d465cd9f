/**
 * Registers tools with the ModelContext of the page, and takes them back.
 *
 * @see <a href="https://webmachinelearning.github.io/webmcp/#model-context">ModelContext</a>
 */
@NullMarked
package io.github.webmcp4j.tools.registration;

import org.jspecify.annotations.NullMarked;
