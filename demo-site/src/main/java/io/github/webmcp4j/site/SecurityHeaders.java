package io.github.webmcp4j.site;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.URI;

/** Puts a strict policy on every answer: only our own files, Trusted Types, and requests to the delivery API. */
final class SecurityHeaders extends HttpFilter {
    private static final long serialVersionUID = 1L;

    private final String contentSecurityPolicy;

    SecurityHeaders(URI deliveryOrigin) {
        this.contentSecurityPolicy = String.join(
                "; ",
                "default-src 'self'",
                "script-src 'self'",
                "style-src 'self'",
                "img-src 'self' data:",
                "connect-src 'self' " + deliveryOrigin,
                "object-src 'none'",
                "base-uri 'none'",
                "frame-ancestors 'self'",
                "require-trusted-types-for 'script'",
                "trusted-types 'none'");
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        response.setHeader("Content-Security-Policy", contentSecurityPolicy);
        response.setHeader("X-Content-Type-Options", "nosniff");
        response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
        chain.doFilter(request, response);
    }
}
