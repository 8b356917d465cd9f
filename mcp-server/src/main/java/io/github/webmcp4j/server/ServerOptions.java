package io.github.webmcp4j.server;

import io.github.webmcp4j.server.mcp.Admission;
import io.github.webmcp4j.server.mcp.AllowList;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How the endpoint is reached.
 *
 * @param port TCP port on all interfaces; 0 for any free one
 * @param trustedProxies addresses and networks whose {@code X-Forwarded-*} headers count
 * @param metricsReaders addresses and networks that may read {@code /metrics}, besides loopback
 * @param accessLog whether each request gets a line on the standard output
 * @param webhookSecret of {@code /hooks/contentstack}; null: no such path
 */
public record ServerOptions(
        int port,
        AllowList allowed,
        Admission admission,
        Set<String> trustedProxies,
        Set<String> metricsReaders,
        boolean accessLog,
        @Nullable String webhookSecret) {
    public ServerOptions {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("port must be 0 to 65535, got " + port + "; 0 takes any free one");
        }
        trustedProxies = Set.copyOf(trustedProxies);
        metricsReaders = Set.copyOf(metricsReaders);
    }

    /** Loopback only, usual bounds, no log. */
    public static ServerOptions onPort(int port) {
        return new ServerOptions(
                port, new AllowList(Set.of(), Set.of()), Admission.usual(), Set.of(), Set.of(), false, null);
    }
}
