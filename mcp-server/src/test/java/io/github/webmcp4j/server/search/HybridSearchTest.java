package io.github.webmcp4j.server.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class HybridSearchTest {
    private static final List<SearchDocument> DOCUMENTS = List.of(
            new SearchDocument("cars", "en", "Automobiles", List.of(), "Vehicles with four wheels and a motor."),
            new SearchDocument("tea", "en", "Green tea", List.of(), "Pour water of eighty degrees over the leaves."),
            new SearchDocument("law", "en", "Contracts", List.of(), "An agreement binds both parties."));

    private BgeSmallEnglish model;

    @BeforeAll
    void load() {
        model = BgeSmallEnglish.load();
    }

    @AfterAll
    void close() {
        model.close();
    }

    @Test
    void findsByMeaningWhatSharesNoWord() {
        HybridSearch.Index words = new HybridSearch(Map.of()).index("en", DOCUMENTS);
        HybridSearch.Index both = new HybridSearch(Map.of("en", model)).index("en", DOCUMENTS);
        String question = "how do I brew a hot drink";
        assertEquals(List.of(), words.search(question, 3));
        assertEquals("tea", both.search(question, 3).get(0).id());
    }

    @Test
    void usesNoModelForALanguageThatItDoesNotCover() {
        HybridSearch.Index spanish = new HybridSearch(Map.of("en", model))
                .index("es", List.of(new SearchDocument("te", "es", "Té verde", List.of(), "Agua a ochenta grados.")));
        assertEquals(List.of(), spanish.search("how do I brew a hot drink", 3));
        assertEquals("te", spanish.search("verde", 3).get(0).id());
    }

    @Test
    void embedsTheSameTextTheSameAndWithLengthOne() {
        float[] vector = model.passage("water");
        assertEquals(384, vector.length);
        double length = IntStream.range(0, vector.length)
                .mapToDouble(i -> vector[i] * vector[i])
                .sum();
        assertEquals(1, length, 1e-5);
        assertEquals(0, java.util.Arrays.compare(vector, model.passage("water")));
    }

    @Test
    void forgetsTheVectorsOfTextsThatAreGone() {
        VectorCache cache = new VectorCache(model);
        VectorIndex.of(DOCUMENTS, cache);
        assertEquals(3, cache.size());
        VectorIndex.of(DOCUMENTS.subList(0, 1), cache);
        assertEquals(1, cache.size());
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
        assertEquals(List.of("c", "b"), fused.stream().map(Match::id).toList());
    }
}
