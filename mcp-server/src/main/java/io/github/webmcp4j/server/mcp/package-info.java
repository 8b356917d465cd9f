/** The protocol edge: MCP over HTTP, without sessions. */
@NullMarked
package io.github.webmcp4j.server.mcp;

import org.jspecify.annotations.NullMarked;
