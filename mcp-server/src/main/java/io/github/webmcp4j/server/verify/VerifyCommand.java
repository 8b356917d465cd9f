package io.github.webmcp4j.server.verify;

import java.io.PrintWriter;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code verify URL}: a line for each promise, and exit status 1 when one of them is broken. */
@Command(
        name = "verify",
        description = "Asks an endpoint for what the protocol promises and prints a line each.",
        mixinStandardHelpOptions = true)
public final class VerifyCommand implements Callable<Integer> {
    @Parameters(paramLabel = "URL", description = "The endpoint, such as http://localhost:8090/mcp.")
    @SuppressWarnings("NullAway.Init")
    private URI endpoint;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (endpoint.getHost() == null || !String.valueOf(endpoint.getScheme()).matches("https?")) {
            throw new ParameterException(spec.commandLine(), "URL must be http or https, got " + endpoint);
        }
        Probe probe = new Probe(endpoint);
        PrintWriter out = spec.commandLine().getOut();
        int broken = 0;
        List<Map<String, Check>> groups =
                List.of(new TransportChecks(probe).all(), new VersionChecks(probe).all(), new ToolChecks(probe).all());
        int checks = 0;
        for (Map<String, Check> group : groups) {
            for (Map.Entry<String, Check> each : group.entrySet()) {
                String problem = problem(each.getValue());
                out.println((problem.isEmpty() ? "ok    " : "FAIL  ") + each.getKey() + problem);
                out.flush();
                broken += problem.isEmpty() ? 0 : 1;
                checks++;
            }
        }
        out.println(checks - broken + " of " + checks + " hold");
        out.flush();
        return broken == 0 ? 0 : 1;
    }

    private static String problem(Check check) {
        try {
            check.run();
            return "";
        } catch (BrokenPromise broken) {
            return ": " + broken.getMessage();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return ": stopped";
        } catch (Exception problem) {
            return ": " + problem;
        }
    }
}
