/**
 * Requests to the Content Delivery API: timeout, bounded retry and the mapping of failures.
 *
 * <p>Promises of this package are rejected with a {@link io.github.webmcp4j.model.wire.ToolError} and nothing else.
 */
@NullMarked
package io.github.webmcp4j.tools.delivery;

import org.jspecify.annotations.NullMarked;
