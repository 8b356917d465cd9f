package io.github.webmcp4j.server.mcp;

import jakarta.servlet.http.HttpServletRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Takes the messages of a body, one or a batch, to the protocol that each is meant for. */
final class Dispatcher {
    private static final Logger LOG = LoggerFactory.getLogger(Dispatcher.class);
    private static final int MAX_BATCH = 20;

    private final SdkServer sdk;
    private final ModernProtocol modern;

    Dispatcher(SdkServer sdk, ModernProtocol modern) {
        this.sdk = sdk;
        this.modern = modern;
    }

    RpcAnswer answer(Object body, HttpServletRequest http) {
        http.setAttribute(CallName.ATTRIBUTE, CallName.of(body));
        return body instanceof List<?> batch ? batch(batch, http) : one(body, http, false);
    }

    private RpcAnswer batch(List<?> batch, HttpServletRequest http) {
        String version = http.getHeader("MCP-Protocol-Version");
        if (batch.isEmpty() || batch.size() > MAX_BATCH || (version != null && !Versions.hasBatches(version))) {
            throw new RpcException(
                    400,
                    RpcException.INVALID_REQUEST,
                    "A batch has 1 to " + MAX_BATCH + " messages, and exists in 2024-11-05 and 2025-03-26 only");
        }
        List<Object> answers = new ArrayList<>();
        for (Object message : batch) {
            Object answer = one(message, http, true).body();
            if (answer != null) {
                answers.add(answer);
            }
        }
        return answers.isEmpty() ? RpcAnswer.ACCEPTED : new RpcAnswer(200, answers);
    }

    private RpcAnswer one(Object message, HttpServletRequest http, boolean batched) {
        try {
            if (isResponse(message)) {
                return RpcAnswer.ACCEPTED;
            }
            RpcRequest request = RpcRequest.of(message);
            String version = http.getHeader("MCP-Protocol-Version");
            return !batched && ModernProtocol.isMeant(request, version)
                    ? modern.answer(request, http)
                    : legacy(request, version);
        } catch (RpcException problem) {
            return RpcAnswer.error(RpcRequest.idIn(message), problem);
        } catch (RuntimeException bug) {
            LOG.error("a request failed inside", bug);
            return RpcAnswer.error(
                    RpcRequest.idIn(message), new RpcException(200, RpcException.INTERNAL_ERROR, "Internal error"));
        }
    }

    private RpcAnswer legacy(RpcRequest request, @Nullable String version) {
        if (version != null
                && !Versions.LEGACY.contains(version)
                && !request.method().equals("initialize")) {
            throw new RpcException(
                    400,
                    RpcException.INVALID_REQUEST,
                    "Unsupported MCP-Protocol-Version",
                    Map.of("supported", Versions.ALL));
        }
        return request.isNotification() ? RpcAnswer.ACCEPTED : RpcAnswer.result(request.id(), sdk.call(request));
    }

    private static boolean isResponse(Object message) {
        return message instanceof Map<?, ?> map
                && !map.containsKey("method")
                && "2.0".equals(map.get("jsonrpc"))
                && map.containsKey("id")
                && (map.containsKey("result") || map.containsKey("error"));
    }
}
