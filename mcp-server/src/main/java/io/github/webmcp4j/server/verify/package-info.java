/** Asks an endpoint, ours or another, what the protocol and the three tools promise: {@code mcp-server.jar verify URL}. */
@NullMarked
package io.github.webmcp4j.server.verify;

import org.jspecify.annotations.NullMarked;
