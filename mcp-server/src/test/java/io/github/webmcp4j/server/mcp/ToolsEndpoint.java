package io.github.webmcp4j.server.mcp;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import jakarta.servlet.http.HttpServlet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** The endpoint with tools of a test, for tests outside of its package. */
public final class ToolsEndpoint {
    private ToolsEndpoint() {}

    /** The servlet that ships, on loopback, with these tools in place of those over articles. */
    public static HttpServlet with(Function<McpJsonMapper, List<SyncToolSpecification>> tools) {
        return McpEndpoint.with(tools, new AllowList(Set.of(), Set.of()), Admission.usual());
    }
}
