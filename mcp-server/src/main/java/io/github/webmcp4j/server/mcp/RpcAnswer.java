package io.github.webmcp4j.server.mcp;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a message is answered with.
 *
 * @param status the HTTP status
 * @param body the JSON-RPC message; null for none
 */
record RpcAnswer(int status, @Nullable Object body) {
    static final RpcAnswer ACCEPTED = new RpcAnswer(202, null);

    static RpcAnswer result(@Nullable Object id, Object result) {
        Map<String, Object> message = envelope(id);
        message.put("result", result);
        return new RpcAnswer(200, message);
    }

    static RpcAnswer error(@Nullable Object id, RpcException problem) {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", problem.code);
        error.put("message", problem.getMessage());
        if (problem.details != null) {
            error.put("data", problem.details);
        }
        Map<String, Object> message = envelope(id);
        message.put("error", error);
        return new RpcAnswer(problem.status, message);
    }

    private static Map<String, Object> envelope(@Nullable Object id) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("jsonrpc", "2.0");
        message.put("id", id);
        return message;
    }
}
