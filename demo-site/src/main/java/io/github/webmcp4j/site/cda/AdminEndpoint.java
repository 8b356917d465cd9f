package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.Set;

/**
 * {@code POST /stub/publish}, {@code /stub/unpublish} and {@code /stub/delete}: changes over HTTP.
 *
 * <p>They need no keys, so they are for programs on this machine alone: a request from elsewhere, or one that a web
 * page sent, is refused, and no answer has CORS headers.
 */
final class AdminEndpoint {
    private static final String ROOT = "/stub/";
    private static final Set<String> PATHS = Set.of(ROOT + "publish", ROOT + "unpublish", ROOT + "delete");
    private static final int MOST_BYTES = 64 * 1024;

    private final LiveStack stack;
    private final boolean open;

    AdminEndpoint(LiveStack stack, boolean open) {
        this.stack = stack;
        this.open = open;
    }

    static boolean isResponsibleFor(String rawPath) {
        return rawPath.startsWith(ROOT);
    }

    Reply answer(Exchange exchange) {
        Reply reply = open ? refused(exchange).orElseGet(() -> changed(exchange)) : CdaErrors.unknownPath();
        return reply.withoutCors();
    }

    private static Optional<Reply> refused(Exchange exchange) {
        if (!exchange.isFromThisMachine()) {
            return Optional.of(error(403, "only programs on this machine may change the stub's content"));
        }
        if (exchange.header("origin") != null) {
            return Optional.of(error(403, "web pages may not change the stub's content; send no Origin header"));
        }
        if (!PATHS.contains(exchange.rawPath())) {
            return Optional.of(error(404, "unknown path; there are /stub/publish, /stub/unpublish and /stub/delete"));
        }
        return exchange.method().equals("POST")
                ? Optional.empty()
                : Optional.of(error(405, "only POST is allowed here").withHeader("Allow", "POST"));
    }

    private Reply changed(Exchange exchange) {
        try {
            change(exchange.rawPath().substring(ROOT.length()), body(exchange));
            return Reply.of(204, "", "");
        } catch (IllegalArgumentException e) {
            return error(400, String.valueOf(e.getMessage()));
        }
    }

    private void change(String operation, JsonNode body) {
        String contentType = text(body, "content_type");
        String uid = text(body, "uid");
        switch (operation) {
            case "publish" -> stack.publish(text(body, "environment"), contentType, uid, text(body, "locale"));
            case "unpublish" -> stack.unpublish(text(body, "environment"), contentType, uid, text(body, "locale"));
            default -> stack.delete(contentType, uid);
        }
    }

    private static JsonNode body(Exchange exchange) {
        String text = exchange.body(MOST_BYTES)
                .orElseThrow(() -> new IllegalArgumentException("the body must have at most " + MOST_BYTES + " bytes"));
        try {
            return Json.MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("the body is no JSON: " + e.getOriginalMessage(), e);
        }
    }

    private static String text(JsonNode body, String name) {
        JsonNode value = body.path(name);
        if (!value.isTextual()) {
            throw new IllegalArgumentException("the body must be a JSON object with " + name + ", a text");
        }
        return value.textValue();
    }

    private static Reply error(int status, String message) {
        return Reply.json(status, Json.object().put("error", message));
    }
}
