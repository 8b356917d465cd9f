package io.github.webmcp4j.server.mcp;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A request that gets a JSON-RPC error, with the HTTP status it comes with. Carries no stack trace: it is an answer. */
final class RpcException extends RuntimeException {
    static final int PARSE_ERROR = -32700;
    static final int INVALID_REQUEST = -32600;
    static final int METHOD_NOT_FOUND = -32601;
    static final int INVALID_PARAMS = -32602;
    static final int INTERNAL_ERROR = -32603;
    static final int HEADER_MISMATCH = -32020;
    static final int UNSUPPORTED_VERSION = -32022;

    private static final long serialVersionUID = 1L;

    final int status;
    final int code;
    final transient @Nullable Map<String, Object> details;
    /** For the header Retry-After; 0 for none. */
    final int retryAfterSeconds;

    RpcException(int status, int code, String message) {
        this(status, code, message, null, 0);
    }

    RpcException(int status, int code, String message, @Nullable Map<String, Object> details) {
        this(status, code, message, details, 0);
    }

    private RpcException(
            int status, int code, String message, @Nullable Map<String, Object> details, int retryAfterSeconds) {
        super(message, null, false, false);
        this.status = status;
        this.code = code;
        this.details = details;
        this.retryAfterSeconds = retryAfterSeconds;
    }

    static RpcException retryAfter(int status, int code, String message, int seconds) {
        return new RpcException(status, code, message, null, seconds);
    }
}
