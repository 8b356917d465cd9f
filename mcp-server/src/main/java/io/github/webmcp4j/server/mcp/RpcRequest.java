package io.github.webmcp4j.server.mcp;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A JSON-RPC request, or a notification when it has no id.
 *
 * @param params null when there are none
 */
record RpcRequest(
        @Nullable Object id, String method, @Nullable Map<String, Object> params) {
    static RpcRequest of(Object message) {
        if (!(message instanceof Map<?, ?> map)) {
            throw invalid("Invalid Request");
        }
        Object id = map.get("id");
        if (map.containsKey("id") && !(id instanceof String || id instanceof Integer || id instanceof Long)) {
            throw invalid("Invalid Request: id must be a text or a whole number");
        }
        if (!"2.0".equals(map.get("jsonrpc")) || !(map.get("method") instanceof String method)) {
            throw invalid("Invalid Request: jsonrpc must be \"2.0\" and method a text");
        }
        if (map.get("params") != null && !(map.get("params") instanceof Map)) {
            throw new RpcException(200, RpcException.INVALID_PARAMS, "params must be an object");
        }
        return new RpcRequest(id, method, objectIn(map, "params"));
    }

    /** The id in a message, where it has a valid one. */
    static @Nullable Object idIn(Object message) {
        Object id = message instanceof Map<?, ?> map ? map.get("id") : null;
        return id instanceof String || id instanceof Integer || id instanceof Long ? id : null;
    }

    boolean isNotification() {
        return id == null;
    }

    /** The text of a parameter; null when it is missing or something else. */
    @Nullable String text(String name) {
        return params != null && params.get(name) instanceof String text ? text : null;
    }

    /** The {@code _meta} of the parameters; empty when there is none. */
    Map<String, Object> meta() {
        Map<String, Object> meta = params == null ? null : objectIn(params, "_meta");
        return meta == null ? Map.of() : meta;
    }

    @SuppressWarnings("unchecked")
    private static @Nullable Map<String, Object> objectIn(Map<?, ?> map, String key) {
        return map.get(key) instanceof Map<?, ?> object ? (Map<String, Object>) object : null;
    }

    private static RpcException invalid(String message) {
        return new RpcException(400, RpcException.INVALID_REQUEST, message);
    }
}
