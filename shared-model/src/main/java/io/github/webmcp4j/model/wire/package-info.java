/**
 * The shapes that go over the wire, one interface each: an overlay of a JavaScript object in the browser, a record on
 * the JVM ({@code Shape.Value}).
 *
 * <p>{@code Shape.of(...)} makes the one or the other. A shape's optional members are left out when they are null.
 */
@NullMarked
package io.github.webmcp4j.model.wire;

import org.jspecify.annotations.NullMarked;
