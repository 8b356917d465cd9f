package io.github.webmcp4j.server.mcp;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.webmcp4j.server.article.ArticleStore;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.JsonSchemaValidator.ValidationResponse;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import jakarta.servlet.http.HttpServlet;
import java.util.List;
import java.util.function.Function;

/** The endpoint as a servlet, to be mounted anywhere. */
public final class McpEndpoint {
    private static final String NAME = "webmcp4j";
    private static final String INSTRUCTIONS = "Published articles of a site, read only. Find with search_articles or"
            + " list_articles, read with get_article.";

    private McpEndpoint() {}

    /** A servlet that answers MCP with the articles of a store. */
    public static HttpServlet over(ArticleStore articles, AllowList allowed, Admission admission) {
        return with(json -> new ArticleCalls(articles, json).tools(), allowed, admission);
    }

    /** The same servlet with other tools, which the conformance suite asks for. */
    static HttpServlet with(
            Function<McpJsonMapper, List<SyncToolSpecification>> tools, AllowList allowed, Admission admission) {
        String version = version();
        ObjectMapper mapper = new ObjectMapper();
        McpJsonMapper json = new JacksonMcpJsonMapper(mapper);
        SdkServer sdk = new SdkServer(admission.timeout());
        McpServer.sync(sdk)
                .jsonMapper(json)
                // each tool checks its own arguments
                .validateToolInputs(false)
                .jsonSchemaValidator((schema, value) -> ValidationResponse.asValid(null))
                .serverInfo(NAME, version)
                .instructions(INSTRUCTIONS)
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .tools(tools.apply(json))
                .build();
        return new McpServlet(
                allowed, admission, new Dispatcher(sdk, new ModernProtocol(sdk, mapper, NAME, version)), mapper);
    }

    private static String version() {
        String version = McpEndpoint.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
