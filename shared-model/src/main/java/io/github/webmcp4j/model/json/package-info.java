/**
 * JSON values that one Java source can read and build on both sides: JavaScript values in the browser, {@link
 * io.github.webmcp4j.model.json.Plain} values on the JVM.
 */
@NullMarked
package io.github.webmcp4j.model.json;

import org.jspecify.annotations.NullMarked;
