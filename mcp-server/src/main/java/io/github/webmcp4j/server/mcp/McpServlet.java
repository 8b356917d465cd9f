package io.github.webmcp4j.server.mcp;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * MCP over HTTP: one POST a message, one JSON answer, no session.
 *
 * @see <a href="https://modelcontextprotocol.io/specification/2025-11-25/basic/transports">Streamable HTTP</a>
 */
final class McpServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;
    private static final String METHODS = "POST, OPTIONS";
    private static final String HEADERS =
            "Content-Type, Accept, Authorization, MCP-Protocol-Version, Mcp-Method, Mcp-Name,"
                    + " Mcp-Session-Id, Last-Event-ID";

    private final transient AllowList allowed;
    private final transient Admission admission;
    private final transient Dispatcher dispatcher;
    private final transient ObjectMapper mapper;
    private final transient RequestBody body;

    McpServlet(AllowList allowed, Admission admission, Dispatcher dispatcher, ObjectMapper mapper) {
        this.allowed = allowed;
        this.admission = admission;
        this.dispatcher = dispatcher;
        this.mapper = mapper;
        this.body = new RequestBody(admission.timeout());
    }

    @Override
    protected void service(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("Cache-Control", "no-store");
        response.setHeader("Vary", "Origin");
        try {
            checkSender(request, response);
            switch (request.getMethod()) {
                case "POST" -> write(response, admitted(request));
                case "OPTIONS" -> preflight(response);
                default -> throw methodNotAllowed(response);
            }
        } catch (RpcException problem) {
            body.drain(request);
            if (problem.retryAfterSeconds > 0) {
                response.setIntHeader("Retry-After", problem.retryAfterSeconds);
            }
            write(response, RpcAnswer.error(null, problem));
        }
    }

    private void checkSender(HttpServletRequest request, HttpServletResponse response) {
        if (!allowed.allowsHost(request.getHeader("Host"))) {
            throw new RpcException(421, RpcException.INVALID_REQUEST, "This endpoint does not answer for this host");
        }
        String origin = request.getHeader("Origin");
        if (origin != null) {
            if (!allowed.allowsOrigin(origin)) {
                throw new RpcException(403, RpcException.INVALID_REQUEST, "This origin is not allowed");
            }
            response.setHeader("Access-Control-Allow-Origin", origin);
            response.setHeader("Access-Control-Expose-Headers", "MCP-Protocol-Version, Retry-After");
        }
    }

    private RpcAnswer admitted(HttpServletRequest request) throws IOException {
        Admission.Permit permit = admission.enter(request.getRemoteAddr());
        try {
            return post(request);
        } finally {
            permit.end();
        }
    }

    private RpcAnswer post(HttpServletRequest request) throws IOException {
        String type = Objects.requireNonNullElse(request.getContentType(), "");
        if (!type.toLowerCase(Locale.ROOT).split(";", 2)[0].strip().equals("application/json")) {
            throw new RpcException(415, RpcException.INVALID_REQUEST, "Content-Type must be application/json");
        }
        if (!acceptsJson(request.getHeader("Accept"))) {
            throw new RpcException(406, RpcException.INVALID_REQUEST, "This endpoint answers with application/json");
        }
        return dispatcher.answer(body.read(request), request);
    }

    private static boolean acceptsJson(@Nullable String accept) {
        String types = accept == null || accept.isBlank() ? "*/*" : accept.toLowerCase(Locale.ROOT);
        return types.contains("application/json") || types.contains("*/*") || types.contains("application/*");
    }

    private static void preflight(HttpServletResponse response) {
        response.setHeader("Allow", METHODS);
        response.setHeader("Access-Control-Allow-Methods", METHODS);
        response.setHeader("Access-Control-Allow-Headers", HEADERS);
        response.setHeader("Access-Control-Max-Age", "86400");
        response.setStatus(204);
    }

    private static RpcException methodNotAllowed(HttpServletResponse response) {
        response.setHeader("Allow", METHODS);
        return new RpcException(405, RpcException.INVALID_REQUEST, "Method Not Allowed");
    }

    private void write(HttpServletResponse response, RpcAnswer answer) throws IOException {
        response.setStatus(answer.status());
        if (answer.body() != null) {
            byte[] json = mapper.writeValueAsBytes(answer.body());
            response.setContentType("application/json");
            response.setContentLength(json.length);
            response.getOutputStream().write(json);
        }
    }
}
