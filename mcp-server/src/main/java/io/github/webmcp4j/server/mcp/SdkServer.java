package io.github.webmcp4j.server.mcp;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpStatelessServerHandler;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpStatelessServerTransport;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/** The MCP SDK behind our servlet: takes a request, gives its result or the error that it deserves. */
final class SdkServer implements McpStatelessServerTransport {
    private final Duration timeout;

    private @Nullable McpStatelessServerHandler handler;

    SdkServer(Duration timeout) {
        this.timeout = timeout;
    }

    @Override
    public void setMcpHandler(McpStatelessServerHandler handler) {
        this.handler = handler;
    }

    @Override
    public List<String> protocolVersions() {
        return Versions.LEGACY;
    }

    @Override
    public Mono<Void> closeGracefully() {
        return Mono.empty();
    }

    Object call(RpcRequest request) {
        checkParams(request);
        McpSchema.JSONRPCResponse response = Objects.requireNonNull(Objects.requireNonNull(handler)
                .handleRequest(
                        McpTransportContext.EMPTY,
                        new McpSchema.JSONRPCRequest("2.0", request.method(), request.id(), request.params()))
                .block(timeout));
        if (response.error() != null) {
            throw problem(request, response.error());
        }
        return response.result();
    }

    private static void checkParams(RpcRequest request) {
        if (request.method().equals("initialize") && request.text("protocolVersion") == null) {
            throw invalid("initialize needs params.protocolVersion");
        }
        if (request.method().equals("tools/call")) {
            if (request.params() == null || request.text("name") == null) {
                throw invalid("tools/call needs params.name");
            }
            Object arguments = request.params().get("arguments");
            if (arguments != null && !(arguments instanceof java.util.Map)) {
                throw invalid("params.arguments must be an object");
            }
        }
    }

    /** What went wrong inside is nobody's business. */
    private static RpcException problem(RpcRequest request, McpSchema.JSONRPCResponse.JSONRPCError error) {
        if (error.code() == RpcException.METHOD_NOT_FOUND) {
            return new RpcException(200, error.code(), "Method not found: " + request.method());
        }
        if (error.code() == RpcException.INVALID_PARAMS && request.method().equals("tools/call")) {
            return invalid("Unknown tool: " + request.text("name"));
        }
        return error.code() == RpcException.INVALID_PARAMS
                ? invalid("Invalid params")
                : new RpcException(200, RpcException.INTERNAL_ERROR, "Internal error");
    }

    private static RpcException invalid(String message) {
        return new RpcException(200, RpcException.INVALID_PARAMS, message);
    }
}
