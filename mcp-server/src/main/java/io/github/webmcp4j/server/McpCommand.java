package io.github.webmcp4j.server;

import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.mcp.AllowList;
import io.github.webmcp4j.server.search.LuceneArticles;
import io.github.webmcp4j.server.search.Models;
import io.github.webmcp4j.server.source.MarkdownFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code mcp-server.jar}: starts the endpoint and leaves it running until the process is stopped. */
@Command(
        name = "mcp-server",
        description = "A public, read-only MCP endpoint over the published articles of a site.",
        mixinStandardHelpOptions = true)
final class McpCommand implements Callable<Integer> {
    @Option(
            names = "--port",
            defaultValue = "8090",
            paramLabel = "N",
            description = "TCP port, 0 for any free one (default: ${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--articles",
            required = true,
            paramLabel = "DIR",
            description =
                    "Folder of Markdown files with front matter: title, slug, lang, summary, tags, date, published.")
    @SuppressWarnings("NullAway.Init")
    private Path articles;

    @Option(
            names = "--allow-origin",
            paramLabel = "ORIGIN",
            description = "A page of this origin may ask, such as https://site.example (loopback always may).")
    private Set<String> origins = Set.of();

    @Option(
            names = "--allow-host",
            paramLabel = "HOST",
            description = "The endpoint is reached under this host name (loopback always works).")
    private Set<String> hosts = Set.of();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    /** One line, and the exit status of a wrong option. */
    static int complain(ParameterException problem, String[] arguments) {
        problem.getCommandLine().getErr().println(problem.getMessage());
        return problem.getCommandLine().getCommandSpec().exitCodeOnInvalidInput();
    }

    @Override
    public Integer call() {
        try {
            ArticleIndex store = LuceneArticles.open(
                    Files.createTempDirectory("mcp-server"), "markdown", Map.of("en", Models.bgeSmallEnglish()));
            new MarkdownFolder(articles).watch(read -> take(read, store));
            McpServer server = McpServer.start(port, store, new AllowList(hosts, origins));
            Runtime.getRuntime().addShutdownHook(new Thread(server::close, "shutdown"));
            spec.commandLine().getOut().println("MCP endpoint: " + server.endpoint());
            spec.commandLine().getOut().flush();
            return 0;
        } catch (IllegalArgumentException problem) {
            throw new ParameterException(spec.commandLine(), problem.getMessage(), problem);
        } catch (IllegalStateException | IOException problem) {
            spec.commandLine().getErr().println(problem.getMessage());
            return 1;
        }
    }

    private void take(MarkdownFolder.Articles read, ArticleIndex store) {
        read.problems().forEach(problem -> spec.commandLine().getErr().println(problem));
        store.replace(read.published(), null);
    }
}
