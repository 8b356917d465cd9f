package io.github.webmcp4j.bench;

import io.github.webmcp4j.server.TemporaryFolder;
import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.search.Embedder;
import io.github.webmcp4j.server.search.LuceneArticles;
import io.github.webmcp4j.server.search.Models;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How long a search takes, and what the index costs, by the number of articles. */
@Command(name = "speed", description = "Latency of searches by size.", mixinStandardHelpOptions = true)
final class SpeedCommand implements Callable<Integer> {
    private static final int WARM_UP = 2_000;
    private static final int QUERIES = 2_000;
    private static final int QUERY_WORDS = 3;
    private static final int LIMIT = 10;
    private static final int MEGABYTE = 1 << 20;

    @Option(names = "--sizes", split = ",", defaultValue = "1000,10000,100000", description = "Numbers of articles.")
    private List<Integer> sizes = List.of();

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                "%8s %-20s %9s %9s %12s %9s %9s%n",
                "articles", "vectors", "p50 ms", "p99 ms", "2 threads/s", "index s", "heap MB");
        for (int size : sizes) {
            measure(size, new Synthetic.Vectors(), out);
            if (size <= 1_000) {
                measure(size, Models.bgeSmallEnglish(Path.of(System.getProperty("java.io.tmpdir"))), out);
            }
        }
        return 0;
    }

    private static void measure(int size, Embedder embedder, PrintWriter out) throws Exception {
        Path folder = TemporaryFolder.create();
        try (ArticleIndex index = LuceneArticles.open(folder, "speed", Map.of("en", embedder))) {
            long start = System.nanoTime();
            index.replace(new Synthetic(size).articles(size), null);
            double seconds = (System.nanoTime() - start) / 1e9;
            List<String> queries = queries();
            queries.stream().limit(WARM_UP).forEach(query -> index.search(query, "en", LIMIT));
            Latencies latencies = new Latencies(QUERIES);
            queries.stream().skip(WARM_UP).forEach(query -> latencies.time(() -> index.search(query, "en", LIMIT)));
            double perSecond = perSecond(index, queries);
            out.printf(
                    Locale.ROOT,
                    "%8d %-20s %9.2f %9.2f %12.0f %9.1f %9d%n",
                    size,
                    embedder.name(),
                    latencies.millis(0.5),
                    latencies.millis(0.99),
                    perSecond,
                    seconds,
                    heapMegabytes());
            out.flush();
        } finally {
            TemporaryFolder.delete(folder);
        }
    }

    private static List<String> queries() {
        Synthetic words = new Synthetic(42);
        List<String> queries = new ArrayList<>();
        for (int i = 0; i < WARM_UP + QUERIES; i++) {
            queries.add(words.words(QUERY_WORDS));
        }
        return queries;
    }

    private static double perSecond(ArticleIndex index, List<String> queries) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(2);
        List<Future<?>> running = new ArrayList<>();
        long start = System.nanoTime();
        for (int i = 0; i < 2; i++) {
            List<String> half = queries.subList(i * QUERIES, (i + 1) * QUERIES);
            running.add(threads.submit(() -> half.forEach(query -> index.search(query, "en", LIMIT))));
        }
        for (Future<?> each : running) {
            each.get();
        }
        threads.shutdown();
        return 2 * QUERIES / ((System.nanoTime() - start) / 1e9);
    }

    private static long heapMegabytes() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) / MEGABYTE;
    }
}
