/**
 * A public, read-only MCP endpoint over the published articles of a site.
 *
 * <p>{@link io.github.webmcp4j.server.McpServer} starts it: {@code java -jar mcp-server.jar --articles DIR --port 8090}, or
 * on a stack with {@code --api-key}. {@link io.github.webmcp4j.server.mcp.McpEndpoint} is the servlet, to be mounted anywhere.
 */
@NullMarked
package io.github.webmcp4j.server;

import org.jspecify.annotations.NullMarked;
