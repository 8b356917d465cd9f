package io.github.webmcp4j.site.page;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/** The options of {@code ContentstackWebMCP.register} that can be written as JSON, for a data block in each page. */
final class WebMcpConfig {
    private static final String RESOURCE = "/templates/webmcp-config.json";

    private WebMcpConfig() {}

    static String of(DeliveryAccess access) {
        ObjectNode config = read();
        config.putObject("stack")
                .put("apiKey", access.apiKey())
                .put("deliveryToken", access.deliveryToken())
                .put("environment", access.environment())
                .put("host", access.origin().toString());
        // A "<" could end the script element early.
        return config.toString().replace("<", "\\u003c");
    }

    private static ObjectNode read() {
        try (InputStream resource = WebMcpConfig.class.getResourceAsStream(RESOURCE)) {
            return (ObjectNode) new ObjectMapper().readTree(Objects.requireNonNull(resource, RESOURCE));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
