package io.github.webmcp4j.server;

import io.github.webmcp4j.server.article.ArticleStore;
import io.github.webmcp4j.server.http.AccessLog;
import io.github.webmcp4j.server.http.CallMetrics;
import io.github.webmcp4j.server.http.HealthServlet;
import io.github.webmcp4j.server.http.MetricsServlet;
import io.github.webmcp4j.server.http.TrustedProxies;
import io.github.webmcp4j.server.http.WebhookServlet;
import io.github.webmcp4j.server.mcp.McpEndpoint;
import jakarta.servlet.DispatcherType;
import java.net.URI;
import java.util.EnumSet;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** The endpoint on a server of its own: {@code /mcp}, {@code /healthz}, {@code /metrics}, {@code /hooks/contentstack}. */
public final class McpServer implements AutoCloseable {
    private static final long STOP_MILLIS = 10_000;
    private static final int IDLE_MILLIS = 30_000;
    private static final int THREADS = 320;

    private final Server server;
    private final URI endpoint;

    private McpServer(Server server, URI endpoint) {
        this.server = server;
        this.endpoint = endpoint;
    }

    public static void main(String[] arguments) {
        int status = McpCommand.line(System.getenv()).execute(arguments);
        if (status != 0) {
            System.exit(status);
        }
    }

    /**
     * Starts the endpoint over articles that are there and returns when it answers.
     *
     * @param refresh what a webhook runs: brings the articles up to date before it returns
     * @throws IllegalStateException when the port cannot be had
     */
    public static McpServer start(ServerOptions options, ArticleStore articles, Runnable refresh) {
        return start(options, articles, refresh, () -> {});
    }

    /** The same; {@code ready} runs once all is set up, and the first request is taken when it is over. */
    static McpServer start(ServerOptions options, ArticleStore articles, Runnable refresh, Runnable ready) {
        QueuedThreadPool threads = new QueuedThreadPool(THREADS);
        threads.setName("mcp");
        Server server = new Server(threads);
        ServerConnector connector = connector(server, options.port());
        server.setHandler(new GracefulHandler(servlets(options, articles, refresh)));
        server.setStopTimeout(STOP_MILLIS);
        if (options.accessLog()) {
            server.setRequestLog(new AccessLog(System.out));
        }
        ready.run();
        try {
            server.start();
            return new McpServer(server, URI.create("http://localhost:" + connector.getLocalPort() + "/mcp"));
        } catch (Exception problem) {
            stop(server);
            throw new IllegalStateException(
                    "the endpoint cannot listen on port " + options.port() + ": " + problem.getMessage(), problem);
        }
    }

    /** Where the endpoint answers. */
    public URI endpoint() {
        return endpoint;
    }

    /** Takes no more requests, lets those at work finish (10 seconds at most), and ends. */
    @Override
    public void close() {
        stop(server);
    }

    private static ServerConnector connector(Server server, int port) {
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setPort(port);
        connector.setIdleTimeout(IDLE_MILLIS);
        server.addConnector(connector);
        return connector;
    }

    private static ServletContextHandler servlets(ServerOptions options, ArticleStore articles, Runnable refresh) {
        ServletContextHandler context = new ServletContextHandler("/");
        CallMetrics metrics = new CallMetrics(articles, options.admission());
        context.addFilter(
                new FilterHolder(new TrustedProxies(options.trustedProxies())),
                "/*",
                EnumSet.of(DispatcherType.REQUEST));
        context.addFilter(new FilterHolder(metrics), "/mcp", EnumSet.of(DispatcherType.REQUEST));
        context.addServlet(
                new ServletHolder(McpEndpoint.over(articles, options.allowed(), options.admission())), "/mcp");
        context.addServlet(new ServletHolder(new HealthServlet(articles)), "/healthz");
        context.addServlet(new ServletHolder(new MetricsServlet(metrics, options.metricsReaders())), "/metrics");
        if (options.webhookSecret() != null) {
            context.addServlet(
                    new ServletHolder(new WebhookServlet(options.webhookSecret(), refresh)), "/hooks/contentstack");
        }
        return context;
    }

    private static void stop(Server server) {
        try {
            server.stop();
        } catch (Exception problem) {
            throw new IllegalStateException("the endpoint does not stop", problem);
        }
    }
}
