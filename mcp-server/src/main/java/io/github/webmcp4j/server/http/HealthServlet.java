package io.github.webmcp4j.server.http;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.webmcp4j.server.article.ArticleStore;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;

/** {@code /healthz}: 200 as soon as and as long as the endpoint answers. */
public final class HealthServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    private final transient ArticleStore articles;

    public HealthServlet(ArticleStore articles) {
        this.articles = articles;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setContentType("application/json");
        response.setHeader("Cache-Control", "no-store");
        new ObjectMapper()
                .writeValue(response.getOutputStream(), Map.of("status", "ok", "articles", articles.counts()));
    }
}
