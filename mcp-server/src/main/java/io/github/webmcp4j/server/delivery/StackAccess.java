package io.github.webmcp4j.server.delivery;

import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * What it takes to read an environment of a stack.
 *
 * @param origin scheme, host and port of the API, such as {@code https://eu-cdn.contentstack.com}
 * @param branch uid or alias; null for the main branch
 */
public record StackAccess(
        URI origin,
        String apiKey,
        String deliveryToken,
        String environment,
        @Nullable String branch) {
    public StackAccess {
        if (apiKey.isBlank() || deliveryToken.isBlank() || environment.isBlank()) {
            throw new IllegalArgumentException("a stack needs an API key, a delivery token and an environment");
        }
    }

    /** Without the token, which has no place in a log. */
    @Override
    public String toString() {
        return apiKey + " " + environment + (branch == null ? "" : " " + branch) + " at " + origin;
    }
}
