package io.github.webmcp4j.server;

import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.delivery.DeliveryException;
import io.github.webmcp4j.server.mcp.Admission;
import io.github.webmcp4j.server.mcp.AllowList;
import io.github.webmcp4j.server.search.BackgroundModel;
import io.github.webmcp4j.server.search.Embedder;
import io.github.webmcp4j.server.search.LuceneArticles;
import io.github.webmcp4j.server.search.Models;
import io.github.webmcp4j.server.search.OnnxModel;
import io.github.webmcp4j.server.source.ArticleSource;
import io.github.webmcp4j.server.source.MarkdownArticles;
import io.github.webmcp4j.server.source.MarkdownFolder;
import io.github.webmcp4j.server.verify.VerifyCommand;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code mcp-server.jar}: starts the endpoint and leaves it running until the process is stopped. */
@Command(
        name = "mcp-server",
        description = {
            "A public, read-only MCP endpoint over the published articles of a site.",
            "The articles come from a folder (--articles) or a stack (--api-key and what follows it). Every option may be an"
                    + " environment variable: CONTENTSTACK_API_KEY and so on for a stack, MCP_PORT and so on for the rest."
        },
        mixinStandardHelpOptions = true,
        subcommands = VerifyCommand.class)
final class McpCommand implements Callable<Integer> {
    private static final String SECRET = "CONTENTSTACK_WEBHOOK_SECRET";

    @Option(
            names = "--port",
            defaultValue = "8090",
            paramLabel = "N",
            description = "TCP port, 0 for any free one (default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--articles",
            paramLabel = "DIR",
            description =
                    "Folder of Markdown files with front matter: title, slug, lang, summary, tags, date, published.")
    private @Nullable Path articles;

    @Mixin
    private final StackOptions stack = new StackOptions();

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Folder that keeps the index from one run to the next (default: a temporary one).")
    private @Nullable Path data;

    @Option(
            names = "--embedding-model",
            paramLabel = "DIR",
            description =
                    "ONNX model in the layout of sentence-transformers, for the languages of --embedding-languages.")
    private @Nullable Path model;

    @Option(
            names = "--embedding-languages",
            split = ",",
            defaultValue = "en,es",
            paramLabel = "LANG",
            description = "Languages that the model knows (default: ${DEFAULT-VALUE}).")
    private Set<String> modelLanguages = Set.of();

    @Option(
            names = "--allow-origin",
            split = ",",
            paramLabel = "ORIGIN",
            description = "A page of this origin may ask, such as https://site.example (loopback always may).")
    private Set<String> origins = Set.of();

    @Option(
            names = "--allow-host",
            split = ",",
            paramLabel = "HOST",
            description = "The endpoint is reached under this host name (loopback always works).")
    private Set<String> hosts = Set.of();

    @Option(
            names = "--trusted-proxy",
            split = ",",
            paramLabel = "NETWORK",
            description = "Proxies whose X-Forwarded-For and -Host count, such as 10.0.0.0/8.")
    private Set<String> proxies = Set.of();

    @Option(
            names = "--metrics-reader",
            split = ",",
            paramLabel = "NETWORK",
            description = "Who may read /metrics besides loopback.")
    private Set<String> metricsReaders = Set.of();

    @Option(
            names = "--max-concurrent",
            defaultValue = "256",
            paramLabel = "N",
            description = "Calls at work at once; one more gets 503 (default: ${DEFAULT-VALUE}).")
    private int atOnce;

    @Option(
            names = "--rate-limit",
            defaultValue = "600",
            paramLabel = "N",
            description =
                    "Calls of one client a minute; one more gets 429; 0 for any number (default: ${DEFAULT-VALUE}).")
    private int perMinute;

    @Option(
            names = "--request-timeout",
            defaultValue = "15",
            paramLabel = "SECONDS",
            description = "For the body of a request to arrive, and for its answer (default: ${DEFAULT-VALUE}).")
    private int timeoutSeconds;

    @Option(names = "--access-log", description = "Write a line of JSON a request to the standard output.")
    private boolean accessLog;

    @Option(
            names = "--webhook-secret-file",
            paramLabel = "FILE",
            description = "File with the secret of /hooks/contentstack, where " + SECRET + " is not set.")
    private @Nullable Path webhookSecretFile;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    private final Map<String, String> environment;

    McpCommand(Map<String, String> environment) {
        this.environment = environment;
    }

    /** The command line, with the environment variables of the process. */
    static CommandLine line(Map<String, String> environment) {
        return new CommandLine(new McpCommand(environment))
                .setDefaultValueProvider(new EnvironmentDefaults(environment))
                .setParameterExceptionHandler(McpCommand::complain);
    }

    /** One line, and the exit status of a wrong option. */
    static int complain(ParameterException problem, String[] arguments) {
        problem.getCommandLine().getErr().println(problem.getMessage());
        return problem.getCommandLine().getCommandSpec().exitCodeOnInvalidInput();
    }

    @Override
    public Integer call() {
        try {
            ServerOptions options = serverOptions();
            run(source(), options);
            return 0;
        } catch (IllegalArgumentException problem) {
            throw new ParameterException(spec.commandLine(), problem.getMessage(), problem);
        } catch (IllegalStateException | DeliveryException problem) {
            spec.commandLine().getErr().println(problem.getMessage());
            return 1;
        }
    }

    private void run(ArticleSource source, ServerOptions options) {
        Shutdown shutdown = new Shutdown();
        Runtime.getRuntime().addShutdownHook(new Thread(shutdown, "shutdown"));
        try {
            McpServer server = start(source, options, shutdown);
            spec.commandLine().getOut().println("MCP endpoint: " + server.endpoint());
            spec.commandLine().getOut().flush();
        } catch (RuntimeException problem) {
            shutdown.run();
            throw problem;
        }
    }

    private McpServer start(ArticleSource source, ServerOptions options, Shutdown shutdown) {
        Path folder = data == null ? temporary(shutdown) : data;
        ArticleIndex index = LuceneArticles.open(folder, source.origin(), models(folder, shutdown));
        shutdown.add(index::close);
        shutdown.add(source::close);
        CompletableFuture<Void> fed = CompletableFuture.runAsync(() -> source.feed(index, this::complain));
        McpServer server = McpServer.start(options, index, source::refresh, () -> await(fed));
        shutdown.add(server::close);
        return server;
    }

    private static Path temporary(Shutdown shutdown) {
        Path folder = TemporaryFolder.create();
        shutdown.add(() -> TemporaryFolder.delete(folder));
        return folder;
    }

    private static void await(CompletableFuture<Void> task) {
        try {
            task.join();
        } catch (CompletionException problem) {
            if (problem.getCause() instanceof RuntimeException own) {
                throw own;
            }
            throw problem;
        }
    }

    private ArticleSource source() {
        if (articles != null && stack.given()) {
            throw new IllegalArgumentException("give --articles or a stack, not both");
        }
        if (articles != null) {
            return new MarkdownArticles(new MarkdownFolder(articles));
        }
        if (stack.given()) {
            return stack.source(environment.get(StackOptions.TOKEN));
        }
        throw new IllegalArgumentException("say where the articles are: --articles DIR, or --api-key KEY of a stack");
    }

    private ServerOptions serverOptions() {
        return new ServerOptions(
                port,
                new AllowList(hosts, origins),
                new Admission(atOnce, perMinute, Duration.ofSeconds(timeoutSeconds)),
                proxies,
                metricsReaders,
                accessLog,
                webhookSecret());
    }

    private @Nullable String webhookSecret() {
        String secret = environment.get(SECRET);
        return secret != null || webhookSecretFile == null ? secret : SecretFile.read(webhookSecretFile);
    }

    private Map<String, Embedder> models(Path folder, Shutdown shutdown) {
        if (model == null) {
            BackgroundModel english = Models.bgeSmallEnglish(folder);
            shutdown.add(english::close);
            return Map.of("en", english);
        }
        OnnxModel own = Models.in(model);
        shutdown.add(own::close);
        return modelLanguages.stream().collect(Collectors.toMap(lang -> lang, lang -> own));
    }

    private void complain(String problem) {
        spec.commandLine().getErr().println(problem);
    }
}
