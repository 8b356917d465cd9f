package io.github.webmcp4j.server.conformance;

import io.github.webmcp4j.server.mcp.ToolsEndpoint;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** The endpoint with the tools of the MCP conformance suite; {@code clients/run.sh} starts it. */
final class ConformanceServer {
    private static final String HOST = "127.0.0.1";

    private ConformanceServer() {}

    public static void main(String[] arguments) throws Exception {
        Server server = new Server();
        ServerConnector connector = new ServerConnector(server);
        connector.setHost(HOST);
        server.addConnector(connector);
        ServletContextHandler context = new ServletContextHandler("/");
        context.addServlet(new ServletHolder(ToolsEndpoint.with(FixtureTools::all)), "/mcp");
        server.setHandler(context);
        server.start();
        System.out.println("MCP endpoint: http://" + HOST + ":" + connector.getLocalPort() + "/mcp");
    }
}
