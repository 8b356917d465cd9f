package io.github.webmcp4j.site;

import io.github.webmcp4j.site.page.Pages;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServlet;
import java.net.URI;
import java.util.EnumSet;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** The web server of the pages: which servlet answers which path, on the loopback interface only. */
final class SiteServer implements AutoCloseable {
    private final Server server;
    private final ServerConnector connector;

    private SiteServer(Server server, ServerConnector connector) {
        this.server = server;
        this.connector = connector;
    }

    static SiteServer start(int port, Pages pages, URI deliveryOrigin, SiteArticles articles) {
        Server server = new Server();
        ServerConnector connector = connector(server, port);
        server.setHandler(servlets(pages, deliveryOrigin, articles));
        SiteServer site = new SiteServer(server, connector);
        try {
            server.start();
            return site;
        } catch (Exception problem) {
            site.close();
            throw new IllegalStateException(
                    "Cannot listen on port " + port + ": is it in use? Choose another with --port, 0 for any free one",
                    problem);
        }
    }

    URI origin() {
        return URI.create("http://localhost:" + connector.getLocalPort());
    }

    @Override
    public void close() {
        try {
            server.stop();
        } catch (Exception problem) {
            throw new IllegalStateException("The demo site did not stop", problem);
        }
    }

    private static ServerConnector connector(Server server, int port) {
        HttpConfiguration configuration = new HttpConfiguration();
        configuration.setSendServerVersion(false);
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(configuration));
        connector.setHost("127.0.0.1");
        connector.setPort(port);
        server.addConnector(connector);
        return connector;
    }

    private static ServletContextHandler servlets(Pages pages, URI deliveryOrigin, SiteArticles articles) {
        ServletContextHandler context = new ServletContextHandler();
        context.addFilter(
                new FilterHolder(new SecurityHeaders(deliveryOrigin)), "/*", EnumSet.of(DispatcherType.REQUEST));
        add(context, new ClasspathServlet("/static/"), "/assets/*");
        add(context, new ClasspathServlet("/META-INF/resources/webmcp/"), "/webmcp/*");
        add(context, articles.endpoint(), "/mcp");
        add(context, new McpClientServlet(), "/mcp-client");
        add(context, new LlmsTxtServlet(pages), "/llms.txt");
        add(context, new PageServlet(pages), "/");
        return context;
    }

    private static void add(ServletContextHandler context, HttpServlet servlet, String path) {
        context.addServlet(new ServletHolder(servlet), path);
    }
}
