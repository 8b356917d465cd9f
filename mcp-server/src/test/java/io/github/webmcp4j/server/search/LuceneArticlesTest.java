package io.github.webmcp4j.server.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.server.Articles;
import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.article.ArticleId;
import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.article.ScoredArticle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("NullAway.Init")
class LuceneArticlesTest {
    private static final List<Article> ALL = List.of(
            Articles.of("kettles", "en", "Choosing a kettle", "Spouts and heat", "2026-03-01", "Water runs slowly."),
            Articles.of(
                    "descaling", "en", "Descaling", null, "2026-05-01", "Citric acid dissolves the scale in kettles."),
            Articles.of("grinders", "en", "Grinders", null, "2026-05-01", "Burrs, not blades."),
            Articles.of("undated", "en", "Without a date", null, null, "Nothing more."),
            Articles.of(
                    "kettles",
                    "es",
                    "Elegir un hervidor",
                    null,
                    "2026-03-02",
                    "El agua corre despacio, y el jalón también."));

    @TempDir
    Path folder;

    private ArticleIndex articles;

    @BeforeEach
    void fill() {
        articles = Articles.index(folder);
        articles.replace(ALL, "one");
    }

    @AfterEach
    void close() {
        articles.close();
    }

    @Test
    void ranksATitleBeforeTheText() {
        assertEquals(List.of("kettles", "descaling"), found("kettle", "en"));
    }

    @Test
    void findsOtherFormsOfAWord() {
        assertEquals(List.of("descaling"), found("dissolving", "en"));
        assertEquals(List.of("kettles"), found("hervidores", "es"));
    }

    @Test
    void findsAccentsThatAreNotTyped() {
        assertEquals(List.of("kettles"), found("jalon", "es"));
        assertEquals(List.of("kettles"), found("jalón", "es"));
    }

    @Test
    void forgivesASlipOfTheKeyWhenNothingMatches() {
        assertEquals(List.of("grinders"), found("grimders", "en"));
    }

    @Test
    void findsNothingInALanguageWithoutArticles() {
        assertEquals(List.of(), found("kettle", "fr"));
        assertEquals(List.of(), found("!?", "en"));
    }

    @Test
    void listsNewestFirstTiesBySlugAndUndatedLast() {
        assertEquals(
                List.of("descaling", "grinders", "kettles", "undated"),
                articles.list(null, "en", 10).articles().stream()
                        .map(Article::slug)
                        .toList());
        assertEquals(1, articles.list("TAG-es", "es", 10).total());
        assertEquals(0, articles.list("tag-es", "en", 10).total());
    }

    @Test
    void knowsLanguagesAndNeighbours() {
        assertEquals(List.of("en", "es"), articles.languages("kettles"));
        assertEquals(List.of("kettles"), articles.closestSlugs("ketles", "en", 1));
        assertEquals(List.of(), articles.closestSlugs("ketles", "fr", 3));
    }

    @Test
    void forgetsWhatIsGone() {
        articles.replace(List.of(Articles.english("grinders", "Grinders", "Burrs.")), null);
        assertEquals(List.of(), found("kettle", "en"));
        assertFalse(articles.get("kettles", "en").isPresent());
        assertEquals(List.of(), articles.languages("kettles"));
        assertEquals(List.of("grinders"), articles.closestSlugs("kettles", "en", 3));
    }

    @Test
    void showsThePartThatMatchesWithoutMarkdown() {
        String long1 = "A sentence about nothing much at all. ".repeat(20);
        articles.replace(
                List.of(Articles.english(
                        "a", "A", "# Head\n\n" + long1 + "Then **vinegar** [dissolves](/x) it. " + long1)),
                null);
        String snippet = articles.search("vinegar", "en", 1).get(0).snippet();
        assertTrue(snippet.contains("vinegar dissolves it"), snippet);
        assertTrue(snippet.length() <= 202, snippet);
    }

    @Test
    void servesTheSameAfterARestart() {
        List<ScoredArticle> before = articles.search("kettle", "en", 10);
        articles.close();
        articles = Articles.index(folder);
        assertEquals(before, articles.search("kettle", "en", 10));
        assertEquals(
                ALL.size(), articles.counts().values().stream().mapToInt(n -> n).sum());
        assertEquals("one", articles.position().orElseThrow());
    }

    @Test
    void keepsEveryFieldOfAnArticle() {
        Article whole = new Article(
                "id 1",
                "en",
                "a/b",
                "T",
                "S",
                List.of("x", "y"),
                LocalDate.parse("2026-02-03"),
                Instant.parse("2026-02-04T05:06:07.008Z"),
                "/a/b",
                "# M\n");
        articles.replace(List.of(whole), null);
        assertEquals(whole, articles.get("a/b", "en").orElseThrow());
    }

    @Test
    void beginsAnewForAnotherOrigin() {
        articles.close();
        articles = LuceneArticles.open(folder, "other", Map.of());
        assertEquals(Map.of(), articles.counts());
        assertTrue(articles.position().isEmpty());
    }

    @Test
    void appliesChangesByIdAndMovesThePosition() {
        Article renamed =
                new Article("grinders", "en", "burrs", "Burrs", null, List.of(), null, null, null, "Not blades.");
        articles.apply(new ArticleIndex.Changes(List.of(renamed), List.of(new ArticleId("kettles", "es")), "two"));
        assertTrue(articles.get("grinders", "en").isEmpty());
        assertEquals(renamed, articles.get("burrs", "en").orElseThrow());
        assertTrue(articles.get("kettles", "es").isEmpty());
        assertTrue(articles.get("kettles", "en").isPresent());
        assertEquals("two", articles.position().orElseThrow());
    }

    @Test
    void undoesAChangeThatFails() {
        articles.close();
        articles = LuceneArticles.open(folder, "test", Map.of("fr", new Broken()));
        articles.replace(ALL, "one");
        Article french = Articles.of("thé", "fr", "Thé", null, null, "Thé");
        Article english = Articles.english("new", "New", "New");
        assertThrows(IllegalStateException.class, () -> articles.replace(List.of(english, french), "two"));
        assertTrue(articles.get("new", "en").isEmpty());
        assertEquals(List.of("kettles", "descaling"), found("kettle", "en"));
        assertEquals("one", articles.position().orElseThrow());
        articles.replace(List.of(english), "three");
        assertEquals(List.of("new"), found("new", "en"));
    }

    @Test
    void saysThatAnotherProcessHasTheFolder() {
        IllegalStateException taken = assertThrows(IllegalStateException.class, () -> Articles.index(folder));
        assertEquals("another process uses the folder " + folder, taken.getMessage());
    }

    @Test
    void beginsAnewWhenTheIndexIsDamaged() throws IOException {
        articles.close();
        try (Stream<Path> files = Files.list(folder.resolve("index"))) {
            for (Path file :
                    files.filter(path -> path.toString().contains("segments_")).toList()) {
                Files.write(file, new byte[] {1, 2, 3});
            }
        }
        articles = Articles.index(folder);
        assertEquals(Map.of(), articles.counts());
        articles.replace(ALL, "one");
        assertEquals(List.of("kettles", "descaling"), found("kettle", "en"));
    }

    private static final class Broken implements Embedder {
        @Override
        public String name() {
            return "broken";
        }

        @Override
        public int dimensions() {
            return 2;
        }

        @Override
        public float[] passage(String text) {
            throw new IllegalStateException("no memory left");
        }

        @Override
        public float[] query(String text) {
            return passage(text);
        }
    }

    private List<String> found(String query, String lang) {
        return articles.search(query, lang, 10).stream()
                .map(match -> match.article().slug())
                .toList();
    }
}
