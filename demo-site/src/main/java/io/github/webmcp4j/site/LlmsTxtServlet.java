package io.github.webmcp4j.site;

import io.github.webmcp4j.site.page.DeliveryException;
import io.github.webmcp4j.site.page.Pages;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;

/** Answers {@code /llms.txt}. */
final class LlmsTxtServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    private final transient Pages pages;

    LlmsTxtServlet(Pages pages) {
        this.pages = pages;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        response.setContentType("text/plain;charset=utf-8");
        try {
            response.getWriter().write(pages.llmsTxt());
        } catch (DeliveryException problem) {
            response.setStatus(HttpServletResponse.SC_BAD_GATEWAY);
            response.getWriter().write("The content service did not answer.\n");
        }
    }
}
