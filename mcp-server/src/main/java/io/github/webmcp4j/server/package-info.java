/**
 * A public, read-only MCP endpoint over the published articles of a site.
 *
 * <p>{@link io.github.webmcp4j.server.McpServer} starts it: {@code java -jar mcp-server.jar --articles DIR --port 8090}.
 */
@NullMarked
package io.github.webmcp4j.server;

import org.jspecify.annotations.NullMarked;
