package io.github.webmcp4j.server.http;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jetty.util.InetAddressSet;
import org.jspecify.annotations.Nullable;

/**
 * Believes {@code X-Forwarded-For} and {@code X-Forwarded-Host} of the proxies that are trusted, and of nobody else.
 *
 * @see <a href="https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-Forwarded-For">X-Forwarded-For</a>
 */
public final class TrustedProxies extends HttpFilter {
    /** The attribute of a request that holds the address of the client behind the proxies. */
    static final String CLIENT = "io.github.webmcp4j.client";

    private static final long serialVersionUID = 1L;
    private static final Pattern ADDRESS = Pattern.compile("[0-9a-fA-F.:]{2,45}");

    private final transient InetAddressSet proxies = new InetAddressSet();

    /** Trusts addresses or networks such as {@code 10.0.0.0/8}. */
    public TrustedProxies(Set<String> networks) {
        proxies.addAll(networks);
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        String sender = request.getRemoteAddr();
        if (!isTrusted(sender)) {
            request.setAttribute(CLIENT, sender);
            chain.doFilter(request, response);
            return;
        }
        String client = client(sender, request.getHeader("X-Forwarded-For"));
        request.setAttribute(CLIENT, client);
        chain.doFilter(new Forwarded(request, client, request.getHeader("X-Forwarded-Host")), response);
    }

    /** Every proxy appends whom it heard, so the last address that is no proxy is the client. */
    private String client(String sender, @Nullable String forwarded) {
        String client = sender;
        String[] hops = forwarded == null ? new String[0] : forwarded.split(",", -1);
        for (int i = hops.length - 1; i >= 0 && isTrusted(client); i--) {
            String hop = hops[i].strip();
            if (!ADDRESS.matcher(hop).matches()) {
                break;
            }
            client = hop;
        }
        return client;
    }

    private boolean isTrusted(String address) {
        try {
            return proxies.test(InetAddress.getByName(address));
        } catch (UnknownHostException noAddress) {
            return false;
        }
    }

    private static final class Forwarded extends HttpServletRequestWrapper {
        private final String client;
        private final @Nullable String host;

        Forwarded(HttpServletRequest request, String client, @Nullable String host) {
            super(request);
            this.client = client;
            this.host = host;
        }

        @Override
        public String getRemoteAddr() {
            return client;
        }

        @Override
        public String getHeader(String name) {
            return host != null && name.equalsIgnoreCase("Host") ? host : super.getHeader(name);
        }
    }
}
