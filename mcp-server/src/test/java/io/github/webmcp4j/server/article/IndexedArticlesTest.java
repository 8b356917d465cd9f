package io.github.webmcp4j.server.article;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.webmcp4j.server.Articles;
import io.github.webmcp4j.server.search.HybridSearch;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class IndexedArticlesTest {
    private final IndexedArticles articles = new IndexedArticles(new HybridSearch(Map.of()));

    @BeforeEach
    void fill() {
        articles.replace(List.of(
                Articles.of(
                        "kettles", "en", "Choosing a kettle", "Spouts and heat", "2026-03-01", "Water runs slowly."),
                Articles.of(
                        "descaling",
                        "en",
                        "Descaling",
                        null,
                        "2026-05-01",
                        "Citric acid dissolves the scale in kettles."),
                Articles.of("grinders", "en", "Grinders", null, "2026-05-01", "Burrs, not blades."),
                Articles.of("undated", "en", "Without a date", null, null, "Nothing more."),
                Articles.of(
                        "kettles",
                        "es",
                        "Elegir un hervidor",
                        null,
                        "2026-03-02",
                        "El agua corre despacio, y el jalón también.")));
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
                articles.list(null, "en").stream().map(Article::slug).toList());
        assertEquals(1, articles.list("TAG-es", "es").size());
        assertEquals(0, articles.list("tag-es", "en").size());
    }

    @Test
    void knowsLanguagesAndNeighbours() {
        assertEquals(List.of("en", "es"), articles.languages("kettles"));
        assertEquals(List.of("kettles"), articles.closestSlugs("ketles", "en", 1));
        assertEquals(List.of(), articles.closestSlugs("ketles", "fr", 3));
    }

    @Test
    void forgetsWhatIsGone() {
        articles.replace(List.of(Articles.english("grinders", "Grinders", "Burrs.")));
        assertEquals(List.of(), found("kettle", "en"));
        assertFalse(articles.get("kettles", "en").isPresent());
        assertEquals(List.of(), articles.languages("kettles"));
        assertEquals(List.of("grinders"), articles.closestSlugs("kettles", "en", 3));
    }

    private List<String> found(String query, String lang) {
        return articles.search(query, lang, 10).stream()
                .map(match -> match.article().slug())
                .toList();
    }
}
