package io.github.webmcp4j.server.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.webmcp4j.server.mcp.CallName;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.RequestLog;
import org.eclipse.jetty.server.Response;
import org.jspecify.annotations.Nullable;

/**
 * A line of JSON a request: time, client, method, path, status, bytes, millis, call. Never a query, a body or a header: what
 * people search for is nobody's business.
 */
public final class AccessLog implements RequestLog {
    private static final int MAX_PATH = 200;

    private final PrintStream out;
    private final ObjectMapper mapper = new ObjectMapper();

    public AccessLog(PrintStream out) {
        this.out = out;
    }

    @Override
    public void log(Request request, Response response) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("time", Instant.now().toString());
        line.put("client", attribute(request, TrustedProxies.CLIENT, Request.getRemoteAddr(request)));
        line.put("method", request.getMethod());
        String path = String.valueOf(request.getHttpURI().getPath());
        line.put("path", path.length() > MAX_PATH ? path.substring(0, MAX_PATH) : path);
        line.put("status", response.getStatus());
        line.put("bytes", Response.getContentBytesWritten(response));
        line.put(
                "millis",
                Duration.ofNanos(System.nanoTime() - request.getBeginNanoTime()).toMillis());
        line.put("call", attribute(request, CallName.ATTRIBUTE, null));
        line.values().removeIf(value -> value == null);
        try {
            out.println(mapper.writeValueAsString(line));
        } catch (JsonProcessingException cannotHappen) {
            throw new IllegalStateException(cannotHappen);
        }
    }

    private static @Nullable Object attribute(Request request, String name, @Nullable Object otherwise) {
        Object value = request.getAttribute(name);
        return value == null ? otherwise : value;
    }
}
