package io.github.webmcp4j.site;

import io.github.webmcp4j.site.cda.StubCommand;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code demo-site.jar}: starts the demo and leaves it running until the process is stopped. */
@Command(
        name = "demo-site",
        description = "A Contentstack site with WebMCP tools, and the delivery API stub it reads from.",
        mixinStandardHelpOptions = true,
        subcommands = StubCommand.class)
final class DemoCommand implements Callable<Integer> {
    @Option(
            names = "--port",
            defaultValue = "8080",
            paramLabel = "N",
            description = "TCP port of the site, 0 for any free one (default: ${DEFAULT-VALUE}).")
    private int port;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() {
        try {
            DemoSite site = DemoSite.start(SiteOptions.onPort(port).withMeaning());
            Runtime.getRuntime().addShutdownHook(new Thread(site::close, "shutdown"));
            announce(site);
            return 0;
        } catch (IllegalArgumentException problem) {
            throw new ParameterException(spec.commandLine(), problem.getMessage(), problem);
        } catch (IllegalStateException problem) {
            spec.commandLine().getErr().println(problem.getMessage());
            return 1;
        }
    }

    // The servers' threads keep the process alive after this.
    private void announce(DemoSite site) {
        PrintWriter out = spec.commandLine().getOut();
        out.println("Demo site: " + site.origin() + "/");
        out.println("MCP endpoint: " + site.origin() + "/mcp");
        out.println("CDA stub: " + site.stub().origin() + "/");
        out.flush();
    }
}
