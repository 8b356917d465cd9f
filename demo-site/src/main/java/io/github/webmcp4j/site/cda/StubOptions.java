package io.github.webmcp4j.site.cda;

import org.jspecify.annotations.Nullable;

/**
 * What a stub serves, and where.
 *
 * <p>{@code port} is 0 for any free one. {@code apiKey}, {@code deliveryToken} and {@code environment} replace those
 * of the stack when given; {@code environment} renames the stack's first environment. With {@code admin},
 * {@code POST /stub/publish}, {@code /stub/unpublish} and {@code /stub/delete} change what is published, for programs
 * on this machine; without, as by default, there are no such paths.
 */
public record StubOptions(
        int port,
        Stack stack,
        @Nullable String apiKey,
        @Nullable String deliveryToken,
        @Nullable String environment,
        boolean admin) {

    /** Checks the port and that no override is blank. */
    public StubOptions {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("port must be 0 to 65535, got " + port + "; 0 takes any free port");
        }
        requireText("apiKey", apiKey);
        requireText("deliveryToken", deliveryToken);
        requireText("environment", environment);
    }

    /** Without changes over HTTP. */
    public StubOptions(
            int port,
            Stack stack,
            @Nullable String apiKey,
            @Nullable String deliveryToken,
            @Nullable String environment) {
        this(port, stack, apiKey, deliveryToken, environment, false);
    }

    /** The stack as it is, on any free port. */
    public static StubOptions of(Stack stack) {
        return new StubOptions(0, stack, null, null, null);
    }

    /** The same with changes over HTTP. */
    public StubOptions withAdmin() {
        return new StubOptions(port, stack, apiKey, deliveryToken, environment, true);
    }

    Stack effectiveStack() {
        return stack.with(stack.settings().overridden(apiKey, deliveryToken, environment));
    }

    private static void requireText(String name, @Nullable String value) {
        if (value != null && value.isBlank()) {
            throw new IllegalArgumentException(name + " must not be blank; leave it out to use the stack's own");
        }
    }
}
