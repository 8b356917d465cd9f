package io.github.webmcp4j.bench;

import io.github.webmcp4j.server.McpServer;
import io.github.webmcp4j.server.ServerOptions;
import io.github.webmcp4j.server.TemporaryFolder;
import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.search.LuceneArticles;
import io.github.webmcp4j.server.search.Models;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Calls a second over HTTP; client and server share the machine. */
@Command(name = "throughput", description = "tools/call over HTTP.", mixinStandardHelpOptions = true)
final class ThroughputCommand implements Callable<Integer> {
    private static final int ARTICLES = 1_000;
    private static final Map<String, String> CALLS = Map.of(
            "get_article", "{\"slug\":\"article-7\"}",
            "list_articles", "{\"limit\":10}",
            "search_articles", "{\"query\":\"%s\"}",
            "search_articles in Spanish", "{\"query\":\"%s\",\"lang\":\"es\"}");

    @Option(names = "--connections", defaultValue = "8", description = "Clients at once.")
    private int connections;

    @Option(names = "--calls", defaultValue = "4000", description = "Calls of a kind.")
    private int calls;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        PrintWriter out = spec.commandLine().getOut();
        Path folder = TemporaryFolder.create();
        try (ArticleIndex index = LuceneArticles.open(
                folder,
                "throughput",
                Map.of("en", Models.bgeSmallEnglish(Path.of(System.getProperty("java.io.tmpdir")))))) {
            index.replace(new Synthetic(1).articles(ARTICLES), null);
            try (McpServer server = McpServer.start(ServerOptions.onPort(0), index, () -> {})) {
                out.printf("%-28s %10s %9s %9s   %d connections%n", "call", "calls/s", "p50 ms", "p99 ms", connections);
                for (Map.Entry<String, String> each : new TreeMap<>(CALLS).entrySet()) {
                    measure(server.endpoint(), each.getKey(), each.getValue(), null);
                    measure(server.endpoint(), each.getKey(), each.getValue(), out);
                }
            }
        } finally {
            TemporaryFolder.delete(folder);
        }
        return 0;
    }

    private void measure(URI endpoint, String name, String arguments, @Nullable PrintWriter out) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(connections);
        List<Future<Latencies>> running = new ArrayList<>();
        long start = System.nanoTime();
        for (int i = 0; i < connections; i++) {
            Synthetic words = new Synthetic(i);
            running.add(threads.submit(() -> client(endpoint, name.split(" ", 2)[0], arguments, words)));
        }
        List<Latencies> latencies = new ArrayList<>();
        for (Future<Latencies> each : running) {
            latencies.add(each.get());
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        threads.shutdown();
        if (out != null) {
            out.printf(
                    Locale.ROOT,
                    "%-28s %10.0f %9.2f %9.2f%n",
                    name,
                    calls / connections * connections / seconds,
                    latencies.stream().mapToDouble(l -> l.millis(0.5)).average().orElseThrow(),
                    latencies.stream().mapToDouble(l -> l.millis(0.99)).max().orElseThrow());
            out.flush();
        }
    }

    private Latencies client(URI endpoint, String tool, String arguments, Synthetic words) {
        HttpClient http = HttpClient.newHttpClient();
        Latencies latencies = new Latencies(calls);
        for (int i = 0; i < calls / connections; i++) {
            String body = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"" + tool
                    + "\",\"arguments\":" + arguments.replace("%s", words.words(3)) + "}}";
            latencies.time(() -> send(http, endpoint, body));
        }
        return latencies;
    }

    private static void send(HttpClient http, URI endpoint, String body) {
        try {
            HttpRequest request = HttpRequest.newBuilder(endpoint)
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(body))
                    .build();
            int status =
                    http.send(request, HttpResponse.BodyHandlers.ofString()).statusCode();
            if (status != 200) {
                throw new IllegalStateException("answered " + status);
            }
        } catch (IOException | InterruptedException problem) {
            throw new IllegalStateException(problem);
        }
    }
}
