package io.github.webmcp4j.bench;

import io.github.webmcp4j.server.TemporaryFolder;
import io.github.webmcp4j.server.article.Article;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** From the start of the jar to its first answer. */
@Command(name = "start", description = "Start of the jar to its first answer.", mixinStandardHelpOptions = true)
final class StartCommand implements Callable<Integer> {
    private static final String LIST = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":"
            + "{\"name\":\"list_articles\",\"arguments\":{}}}";
    private static final String SEARCH = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":"
            + "{\"name\":\"search_articles\",\"arguments\":{\"query\":\"a question about something\"}}}";

    @Option(names = "--jar", defaultValue = "mcp-server/target/mcp-server.jar", description = "The jar to start.")
    @SuppressWarnings("NullAway.Init")
    private Path jar;

    @Option(names = "--articles", defaultValue = "100", description = "How many articles.")
    private int count;

    @Option(names = "--runs", defaultValue = "5", description = "How often, after a first run that fills the cache.")
    private int runs;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        PrintWriter out = spec.commandLine().getOut();
        Path folder = TemporaryFolder.create();
        try {
            write(folder.resolve("articles"));
            for (int run = 0; run <= runs; run++) {
                double[] seconds = start(folder);
                out.printf(
                        Locale.ROOT,
                        "%d articles, %s: %.2f s to the first answer, %.2f s to the first answer of a search%n",
                        count,
                        run == 0 ? "nothing cached" : "cached",
                        seconds[0],
                        seconds[1]);
                out.flush();
            }
        } finally {
            TemporaryFolder.delete(folder);
        }
        return 0;
    }

    private void write(Path articles) throws IOException {
        Files.createDirectories(articles);
        for (Article article : new Synthetic(3).articles(count)) {
            Files.writeString(
                    articles.resolve(article.slug() + ".md"),
                    "---\ntitle: " + article.title() + "\nslug: " + article.slug() + "\n---\n" + article.markdown());
        }
    }

    private double[] start(Path folder) throws IOException, InterruptedException {
        long start = System.nanoTime();
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-jar",
                        jar.toString(),
                        "--port",
                        "0",
                        "--articles",
                        folder.resolve("articles").toString(),
                        "--data",
                        folder.resolve("data").toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader lines = process.inputReader()) {
            String line = lines.readLine();
            if (line == null) {
                throw new IllegalStateException(jar + " does not start");
            }
            URI endpoint = URI.create(line.substring(line.indexOf("http")));
            ask(endpoint, LIST);
            double first = (System.nanoTime() - start) / 1e9;
            ask(endpoint, SEARCH);
            return new double[] {first, (System.nanoTime() - start) / 1e9};
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    private static void ask(URI endpoint, String body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(endpoint)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        HttpResponse<String> answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IllegalStateException("the first answer is " + answer.statusCode());
        }
    }
}
