package io.github.webmcp4j.server.http;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.net.InetAddress;
import java.util.Set;
import org.eclipse.jetty.util.InetAddressSet;

/** {@code /metrics}, for loopback and the networks that are named: how busy a site is, is not for everybody. */
public final class MetricsServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;

    private final transient CallMetrics metrics;
    private final transient InetAddressSet readers = new InetAddressSet();

    /** Shows metrics to loopback and to networks such as {@code 10.0.0.0/8}. */
    public MetricsServlet(CallMetrics metrics, Set<String> networks) {
        this.metrics = metrics;
        readers.addAll(networks);
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        InetAddress reader = InetAddress.getByName(request.getRemoteAddr());
        if (!reader.isLoopbackAddress() && !readers.test(reader)) {
            response.setStatus(HttpServletResponse.SC_FORBIDDEN);
            return;
        }
        response.setContentType("text/plain; version=0.0.4; charset=utf-8");
        response.getWriter().write(metrics.scrape());
    }
}
