package io.github.webmcp4j.server.mcp;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The protocol from 2026-07-28 on: no {@code initialize}, everything that a request needs is in it, and headers say the same
 * as the body.
 */
final class ModernProtocol {
    private static final String PREFIX = "io.modelcontextprotocol/";
    private static final String VERSION = PREFIX + "protocolVersion";
    private static final String CAPABILITIES = PREFIX + "clientCapabilities";
    private static final int DISCOVERY_MILLIS = 3_600_000;
    private static final int LIST_MILLIS = 300_000;

    private final SdkServer sdk;
    private final ObjectMapper mapper;
    private final Map<String, Object> server;

    ModernProtocol(SdkServer sdk, ObjectMapper mapper, String name, String version) {
        this.sdk = sdk;
        this.mapper = mapper;
        this.server = ordered("name", name, "version", version);
    }

    /** Whether a request is meant for this protocol rather than for the older ones. */
    static boolean isMeant(RpcRequest request, @Nullable String header) {
        boolean newer = header != null
                && header.compareTo("2025-11-25") > 0
                && !request.method().equals("initialize");
        return newer || request.meta().containsKey(VERSION) || request.method().equals("server/discover");
    }

    RpcAnswer answer(RpcRequest request, HttpServletRequest http) {
        if (request.isNotification()) {
            return RpcAnswer.ACCEPTED;
        }
        checkVersion(request, http.getHeader("MCP-Protocol-Version"));
        if (!request.method().equals(http.getHeader("Mcp-Method"))) {
            throw mismatch("Mcp-Method", "method");
        }
        Map<String, Object> result = new LinkedHashMap<>(
                switch (request.method()) {
                    case "server/discover" -> discovery();
                    case "tools/list" -> cacheable(call(request), LIST_MILLIS);
                    case "tools/call" -> callTool(request, http.getHeader("Mcp-Name"));
                    default ->
                        throw new RpcException(
                                404, RpcException.METHOD_NOT_FOUND, "Method not found: " + request.method());
                });
        result.put("resultType", "complete");
        result.put("_meta", Map.of(PREFIX + "serverInfo", server));
        return RpcAnswer.result(request.id(), result);
    }

    private static void checkVersion(RpcRequest request, @Nullable String header) {
        Object version = request.meta().get(VERSION);
        if (!(version instanceof String) || !(request.meta().get(CAPABILITIES) instanceof Map)) {
            throw new RpcException(
                    400, RpcException.INVALID_PARAMS, "params._meta needs " + VERSION + " and " + CAPABILITIES);
        }
        if (!version.equals(header)) {
            throw mismatch("MCP-Protocol-Version", "_meta");
        }
        if (!version.equals(Versions.MODERN)) {
            throw new RpcException(
                    400,
                    RpcException.UNSUPPORTED_VERSION,
                    "Unsupported protocol version",
                    ordered("supported", Versions.ALL, "requested", version));
        }
    }

    private static Map<String, Object> discovery() {
        return cacheable(
                ordered("supportedVersions", Versions.ALL, "capabilities", Map.of("tools", Map.of())),
                DISCOVERY_MILLIS);
    }

    private Map<String, Object> callTool(RpcRequest request, @Nullable String header) {
        String name = request.text("name");
        if (name == null || !name.equals(plain(header))) {
            throw mismatch("Mcp-Name", "params.name");
        }
        return call(request);
    }

    private Map<String, Object> call(RpcRequest request) {
        return mapper.convertValue(sdk.call(request), new TypeReference<Map<String, Object>>() {});
    }

    private static Map<String, Object> cacheable(Map<String, Object> result, int millis) {
        Map<String, Object> cacheable = new LinkedHashMap<>(result);
        cacheable.put("ttlMs", millis);
        cacheable.put("cacheScope", "public");
        return cacheable;
    }

    /** Two members in their order, so that the same answer is the same text. */
    private static Map<String, Object> ordered(String first, Object one, String second, Object two) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put(first, one);
        members.put(second, two);
        return members;
    }

    /** A header value that is no plain ASCII comes as {@code =?base64?...?=}. */
    private static @Nullable String plain(@Nullable String header) {
        if (header == null || !header.startsWith("=?base64?") || !header.endsWith("?=")) {
            return header;
        }
        try {
            byte[] bytes = Base64.getDecoder().decode(header.substring(9, header.length() - 2));
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException noBase64) {
            throw mismatch("Mcp-Name", "params.name");
        }
    }

    private static RpcException mismatch(String header, String member) {
        return new RpcException(
                400, RpcException.HEADER_MISMATCH, "The header " + header + " does not say the same as " + member);
    }
}
