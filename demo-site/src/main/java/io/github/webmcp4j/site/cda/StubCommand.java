package io.github.webmcp4j.site.cda;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The subcommand {@code stub}: the Content Delivery API alone, until interrupted.
 *
 * <p>It prints {@code CDA stub: http://localhost:PORT/} once it answers. Bad options and bad fixtures exit with 2.
 */
@Command(
        name = "stub",
        description = "Runs the Content Delivery API stub alone.",
        mixinStandardHelpOptions = true,
        version = "webmcp4j CDA stub")
public final class StubCommand implements Callable<Integer> {
    private static final String TOKEN_VARIABLE = "CONTENTSTACK_DELIVERY_TOKEN";

    @Spec
    private @Nullable CommandSpec spec;

    @Option(names = "--port", defaultValue = "0", description = "Port to listen on; 0, the default, takes any.")
    private int port;

    @Option(names = "--api-key", description = "Key to ask for, instead of the stack's own.")
    private @Nullable String apiKey;

    // The stub's token opens nothing, so it may stand on a command line; a real one may not.
    @Option(names = "--delivery-token", hidden = true)
    private @Nullable String deliveryToken;

    @Option(
            names = "--delivery-token-file",
            description = "File with the token to ask for; or set " + TOKEN_VARIABLE + ".")
    private @Nullable Path deliveryTokenFile;

    @Option(names = "--environment", description = "Name of the environment, instead of the stack's own.")
    private @Nullable String environment;

    @Option(names = "--fixtures", description = "Folder with stack.json, instead of the demo's own content.")
    private @Nullable Path fixtures;

    @Option(
            names = "--admin",
            description = "Answers POST /stub/publish, /stub/unpublish and /stub/delete from this machine.")
    private boolean admin;

    /** Prints what is wrong, without the usage text, and returns exit code 2; a handler for picocli. */
    public static int complain(ParameterException e, String[] arguments) {
        e.getCommandLine().getErr().println(e.getMessage());
        return e.getCommandLine().getCommandSpec().exitCodeOnInvalidInput();
    }

    @Override
    public Integer call() throws InterruptedException {
        try (CdaStub stub = start()) {
            PrintWriter out = commandLine().getOut();
            out.println("CDA stub: " + stub.origin() + "/");
            out.flush();
            new CountDownLatch(1).await();
        }
        return 0;
    }

    private CdaStub start() {
        try {
            Stack stack = fixtures == null ? Stack.fromClasspath("fixtures") : Stack.load(fixtures);
            return CdaStub.start(new StubOptions(port, stack, apiKey, token(), environment, admin));
        } catch (InvalidFixtures | IllegalArgumentException | IllegalStateException e) {
            throw new ParameterException(commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    private @Nullable String token() {
        if (deliveryToken != null) {
            return deliveryToken;
        }
        if (deliveryTokenFile == null) {
            return System.getenv(TOKEN_VARIABLE);
        }
        try {
            return Files.readString(deliveryTokenFile).strip();
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "--delivery-token-file " + deliveryTokenFile + " cannot be read; check the path", e);
        }
    }

    private CommandLine commandLine() {
        if (spec == null) {
            throw new IllegalStateException("picocli did not set the spec");
        }
        return spec.commandLine();
    }
}
