package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An HTTP answer before the headers that every answer carries; {@code text} is sent as UTF-8.
 *
 * <p>{@code cors} lets web pages of any origin read it.
 */
record Reply(int status, String contentType, String text, Map<String, String> headers, boolean cors) {
    private static final String JSON = "application/json";

    Reply {
        headers = Map.copyOf(headers);
    }

    static Reply json(int status, JsonNode body) {
        return new Reply(status, JSON, body.toString(), Map.of(), true);
    }

    static Reply ok(JsonNode body) {
        return json(200, body);
    }

    static Reply of(int status, String contentType, String text) {
        return new Reply(status, contentType, text, Map.of(), true);
    }

    Reply withHeader(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(name, value);
        return new Reply(status, contentType, text, more, cors);
    }

    Reply withoutCors() {
        return new Reply(status, contentType, text, headers, false);
    }

    byte[] bytes() {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
