package io.github.webmcp4j.bench;

import io.github.webmcp4j.server.TemporaryFolder;
import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.search.Embedder;
import io.github.webmcp4j.server.search.LuceneArticles;
import io.github.webmcp4j.server.search.Models;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** nDCG@10 of the search that the tool uses, with and without vectors. */
@Command(name = "quality", description = "nDCG@10 on test collections.", mixinStandardHelpOptions = true)
final class QualityCommand implements Callable<Integer> {
    @Option(names = "--data", required = true, description = "Folder with xquad and cranfield.")
    @SuppressWarnings("NullAway.Init")
    private Path data;

    @Option(names = "--embedding-model", description = "ONNX model in place of the one in the jar.")
    private @Nullable Path model;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        PrintWriter out = spec.commandLine().getOut();
        if (!Files.isDirectory(data)) {
            out.println("skipped: no test collections in " + data);
            return 0;
        }
        Embedder embedder = model == null
                ? Models.bgeSmallEnglish(Path.of(System.getProperty("java.io.tmpdir")))
                : Models.in(model);
        Collection spanish = XQuad.read(data, "es");
        out.printf("%-26s %8s %8s   model %s%n", "nDCG@10", "BM25", "hybrid", embedder.name());
        for (Collection each :
                List.of(XQuad.read(data, "en"), spanish, XQuad.withoutAccents(spanish), Cranfield.read(data))) {
            double words = measure(each, Map.of());
            double both =
                    model == null && !each.lang().equals("en") ? words : measure(each, Map.of(each.lang(), embedder));
            out.printf(Locale.ROOT, "%-26s %8.4f %8.4f%n", each.name(), words, both);
            out.flush();
        }
        return 0;
    }

    private static double measure(Collection collection, Map<String, Embedder> models) {
        Path folder = TemporaryFolder.create();
        try (ArticleIndex index = LuceneArticles.open(folder, collection.name(), models)) {
            index.replace(collection.articles(), null);
            return collection.queries().stream()
                    .mapToDouble(query -> Ndcg.of(
                            index.search(query.text(), collection.lang(), Ndcg.DEPTH).stream()
                                    .map(found -> found.article().slug())
                                    .toList(),
                            query.relevant()))
                    .average()
                    .orElseThrow();
        } finally {
            TemporaryFolder.delete(folder);
        }
    }
}
