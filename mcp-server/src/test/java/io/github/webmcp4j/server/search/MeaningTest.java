package io.github.webmcp4j.server.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.server.Articles;
import io.github.webmcp4j.server.article.Article;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class MeaningTest {
    private static final List<Article> ARTICLES = List.of(
            Articles.english("cars", "Automobiles", "Vehicles with four wheels and a motor."),
            Articles.english("tea", "Green tea", "Pour water of eighty degrees over the leaves."),
            Articles.english("law", "Contracts", "An agreement binds both parties."),
            Articles.of("te", "es", "Té verde", null, null, "Agua a ochenta grados."));
    private static final String QUESTION = "how do I brew a hot drink";

    private BackgroundModel model;

    @BeforeAll
    void load(@TempDir Path cache) {
        model = Models.bgeSmallEnglish(cache);
    }

    @AfterAll
    void close() {
        model.close();
    }

    @Test
    void findsByMeaningWhatSharesNoWord(@TempDir Path words, @TempDir Path both) {
        assertEquals(List.of(), found(words, Map.of(), "en"));
        assertEquals("tea", found(both, Map.of("en", model), "en").get(0));
    }

    @Test
    void usesNoModelForALanguageThatItDoesNotCover(@TempDir Path folder) {
        assertEquals(List.of(), found(folder, Map.of("en", model), "es"));
    }

    @Test
    void showsThePassageThatWasCloseInMeaning(@TempDir Path folder) {
        String filler = String.join(
                " ", IntStream.range(0, 400).mapToObj(i -> "word" + i).toList());
        try (LuceneArticles articles = LuceneArticles.open(folder, "test", Map.of("en", model))) {
            articles.replace(
                    List.of(Articles.english(
                            "tea", "Notes", filler + " Pour water of eighty degrees over the leaves.")),
                    null);
            String snippet = articles.search("preparing sencha", "en", 1).get(0).snippet();
            assertTrue(snippet.startsWith("word"), snippet);
        }
    }

    @Test
    void embedsTheSameTextTheSameAndWithLengthOne() {
        float[] vector = model.passage("water");
        assertEquals(384, vector.length);
        double length = IntStream.range(0, vector.length)
                .mapToDouble(i -> vector[i] * vector[i])
                .sum();
        assertEquals(1, length, 1e-5);
        assertEquals(0, Arrays.compare(vector, model.passage("water")));
    }

    @Test
    void embedsEachPassageOnceInTheLifeOfAFolder(@TempDir Path folder) {
        Counting counting = new Counting(model, new AtomicInteger());
        try (LuceneArticles articles = LuceneArticles.open(folder, "one", Map.of("en", counting))) {
            articles.replace(ARTICLES, null);
        }
        try (LuceneArticles articles = LuceneArticles.open(folder, "two", Map.of("en", counting))) {
            articles.replace(ARTICLES, null);
            assertEquals(
                    "tea", articles.search(QUESTION, "en", 1).get(0).article().slug());
        }
        assertEquals(3, counting.passages().get());
    }

    @Test
    void readsVectorsBackAndDropsWhatACrashLeftHalfWritten(@TempDir Path folder) throws IOException {
        Path path = folder.resolve("v");
        String hash = VectorCache.hash("text");
        try (VectorFile file = VectorFile.open(path, 3)) {
            file.append(hash, new float[] {1, 2, 3});
        }
        Files.write(path, new byte[30], StandardOpenOption.APPEND);
        try (VectorFile file = VectorFile.open(path, 3)) {
            assertEquals(1, file.size());
            file.append(VectorCache.hash("more"), new float[] {4, 5, 6});
        }
        try (VectorFile file = VectorFile.open(path, 3)) {
            assertEquals(0, Arrays.compare(new float[] {1, 2, 3}, file.read(hash)));
            assertEquals(0, Arrays.compare(new float[] {4, 5, 6}, file.read(VectorCache.hash("more"))));
        }
    }

    @Test
    void forgetsVectors(@TempDir Path folder) throws IOException {
        Path path = folder.resolve("v");
        try (VectorFile file = VectorFile.open(path, 1)) {
            for (int i = 0; i < 100; i++) {
                file.append(VectorCache.hash("" + i), new float[] {i});
            }
            long before = Files.size(path);
            file.keepOnly(Set.of(VectorCache.hash("7"), VectorCache.hash("none")));
            assertEquals(before / 100, Files.size(path));
            assertEquals(0, Arrays.compare(new float[] {7}, file.read(VectorCache.hash("7"))));
            file.append(VectorCache.hash("a"), new float[] {5});
        }
        try (VectorFile file = VectorFile.open(path, 1)) {
            assertEquals(2, file.size());
            assertEquals(0, Arrays.compare(new float[] {5}, file.read(VectorCache.hash("a"))));
        }
    }

    @Test
    void readsAModelFromAFolderAndSaysWhatItMisses(@TempDir Path folder) throws IOException {
        IllegalArgumentException missing = assertThrows(IllegalArgumentException.class, () -> Models.in(folder));
        assertEquals(
                "no embedding model in " + folder + ": it needs model.onnx and tokenizer.json", missing.getMessage());
        copy("/bge-small-en-v1.5-q.onnx", folder.resolve("model.onnx"));
        copy("/bge-small-en-v1.5-q-tokenizer.json", folder.resolve("tokenizer.json"));
        Files.createDirectory(folder.resolve("1_Pooling"));
        Files.writeString(folder.resolve("1_Pooling/config.json"), "{\"pooling_mode_cls_token\":true}");
        try (OnnxModel same = Models.in(folder)) {
            assertEquals(0, Arrays.compare(model.passage("water"), same.passage("water")));
        }
    }

    @Test
    void cutsLongTextsIntoPassagesThatOverlap() {
        String text =
                String.join(" ", IntStream.range(0, 400).mapToObj(i -> "w" + i).toList());
        List<String> passages = Passages.of(text);
        assertEquals(3, passages.size());
        assertTrue(passages.get(0).startsWith("w0 ") && passages.get(0).endsWith(" w179"));
        assertTrue(passages.get(1).startsWith("w150 "));
        assertTrue(passages.get(2).endsWith(" w399"));
        assertEquals(List.of("one"), Passages.of(" one "));
    }

    @Test
    void fusesByRank() {
        List<Match> fused = RankFusion.fuse(
                List.of(
                        List.of(new Match("a", 9), new Match("b", 8), new Match("c", 7)),
                        List.of(new Match("c", 1), new Match("b", 0.5))),
                2);
        assertEquals(List.of("c", "b"), fused.stream().map(Match::key).toList());
    }

    private static List<String> found(Path folder, Map<String, Embedder> models, String lang) {
        try (LuceneArticles articles = LuceneArticles.open(folder, "test", models)) {
            articles.replace(ARTICLES, null);
            return articles.search(QUESTION, lang, 3).stream()
                    .map(found -> found.article().slug())
                    .toList();
        }
    }

    private static void copy(String resource, Path file) throws IOException {
        try (var stream = MeaningTest.class.getResourceAsStream(resource)) {
            Files.copy(stream, file);
        }
    }

    /** The real model, counted. */
    private record Counting(Embedder model, AtomicInteger passages) implements Embedder {
        @Override
        public String name() {
            return model.name();
        }

        @Override
        public int dimensions() {
            return model.dimensions();
        }

        @Override
        public float[] passage(String text) {
            passages.incrementAndGet();
            return model.passage(text);
        }

        @Override
        public float[] query(String text) {
            return model.query(text);
        }
    }
}
