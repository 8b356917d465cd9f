package io.github.webmcp4j.server;

import io.github.webmcp4j.server.article.ArticleStore;
import io.github.webmcp4j.server.mcp.AllowList;
import io.github.webmcp4j.server.mcp.McpEndpoint;
import java.net.URI;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import picocli.CommandLine;

/** The endpoint on a server of its own, at {@code /mcp}. */
public final class McpServer implements AutoCloseable {
    private static final long STOP_MILLIS = 5_000;

    private final Server server;
    private final ServerConnector connector;

    private McpServer(Server server, ServerConnector connector) {
        this.server = server;
        this.connector = connector;
    }

    public static void main(String[] arguments) {
        int status = new CommandLine(new McpCommand())
                .setParameterExceptionHandler(McpCommand::complain)
                .execute(arguments);
        if (status != 0) {
            System.exit(status);
        }
    }

    /**
     * Starts the endpoint and returns when it answers.
     *
     * @param port the TCP port, 0 for any free one
     * @throws IllegalStateException when the port cannot be had
     */
    public static McpServer start(int port, ArticleStore articles, AllowList allowed) {
        Server server = new Server();
        ServerConnector connector = new ServerConnector(server);
        connector.setPort(port);
        server.addConnector(connector);
        ServletContextHandler context = new ServletContextHandler("/");
        context.addServlet(new ServletHolder(McpEndpoint.over(articles, allowed, version())), "/mcp");
        server.setHandler(context);
        server.setStopTimeout(STOP_MILLIS);
        try {
            server.start();
            return new McpServer(server, connector);
        } catch (Exception problem) {
            throw new IllegalStateException(
                    "the endpoint cannot listen on port " + port + ": " + problem.getMessage(), problem);
        }
    }

    /** Where the endpoint answers. */
    public URI endpoint() {
        return URI.create("http://localhost:" + connector.getLocalPort() + "/mcp");
    }

    @Override
    public void close() {
        try {
            server.stop();
        } catch (Exception problem) {
            throw new IllegalStateException("the endpoint does not stop", problem);
        }
    }

    private static String version() {
        String version = McpServer.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }
}
