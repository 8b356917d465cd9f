package io.github.webmcp4j.site;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/** Answers {@code /mcp-client}: a page that walks through an MCP endpoint, this site's or another. */
final class McpClientServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;
    private static final String PAGE = "/templates/mcp-client.html";

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setContentType("text/html;charset=utf-8");
        response.setHeader("Cache-Control", "no-cache");
        // this page alone may ask endpoints elsewhere
        response.setHeader(
                "Content-Security-Policy",
                "default-src 'self'; connect-src 'self' http://localhost:* http://127.0.0.1:* https:; object-src 'none';"
                        + " base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script';"
                        + " trusted-types 'none'");
        try (InputStream page = Objects.requireNonNull(McpClientServlet.class.getResourceAsStream(PAGE), PAGE)) {
            page.transferTo(response.getOutputStream());
        }
    }
}
