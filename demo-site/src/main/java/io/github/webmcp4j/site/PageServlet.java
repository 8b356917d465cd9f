package io.github.webmcp4j.site;

import io.github.webmcp4j.site.page.Pages;
import io.github.webmcp4j.site.page.RenderedPage;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Answers every address that is not a file with a page. */
final class PageServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    private final transient Pages pages;

    PageServlet(Pages pages) {
        this.pages = pages;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String path = request.getServletPath();
        if (path.length() > 1 && path.endsWith("/")) {
            redirect(request, response);
            return;
        }
        RenderedPage page = pages.render(path);
        response.setStatus(page.status());
        response.setContentType("text/html;charset=utf-8");
        response.setHeader("Cache-Control", "no-cache");
        response.getWriter().write(page.html());
    }

    private static void redirect(HttpServletRequest request, HttpServletResponse response) {
        // Leading slashes collapse to one: "//host/" would be another site.
        String target = "/" + strip(request.getRequestURI());
        String query = request.getQueryString();
        response.setStatus(HttpServletResponse.SC_MOVED_PERMANENTLY);
        response.setHeader("Location", query == null ? target : target + "?" + query);
    }

    private static String strip(String path) {
        return path.replaceFirst("^/+", "").replaceFirst("/+$", "");
    }
}
