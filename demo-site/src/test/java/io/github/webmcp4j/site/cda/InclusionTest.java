package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class InclusionTest {
    private static final String REFERENCE = "{\"uid\":\"%s\",\"_content_type_uid\":\"%s\"}";

    private static MagazineClient magazine;

    @BeforeAll
    static void open() {
        magazine = new MagazineClient();
    }

    @AfterAll
    static void close() {
        magazine.close();
    }

    @Test
    void leavesReferencesAsUidsUnlessAsked() {
        assertEquals(
                "[" + REFERENCE.formatted("blt_ada", "author") + "]",
                entry("blt_trail", "").get("author").toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"include[]=author", "include[][]=author", "include%5B%5D=author", "include%5B%5D%5B%5D=author"})
    void includesAReferenceInEverySpelling(String include) {
        JsonNode author = entry("blt_trail", include).at("/author/0");
        assertEquals("Ada", author.get("title").asText());
        assertEquals("author", author.get("_content_type_uid").asText());
        assertEquals(
                REFERENCE.formatted("blt_c1", "company"),
                author.at("/company/0").toString());
    }

    @Test
    void includesAReferenceOfAReference() {
        JsonNode entry = entry("blt_trail", "include[]=author&include[]=author.company");
        assertEquals("Analytical Engines", entry.at("/author/0/company/0/title").asText());
    }

    @Test
    void includesAReferenceInsideABlock() {
        JsonNode entry = entry("blt_trail", "include[]=blocks.hero.author");
        assertEquals("Ada", entry.at("/blocks/0/hero/author/0/title").asText());
        assertEquals("Onwards", entry.at("/blocks/1/quote/text").asText());
    }

    @Test
    void endsACircleWhereThePathEnds() {
        JsonNode again = entry("blt_trail", "include[]=author.favourite").at("/author/0/favourite/0");
        assertEquals("/trail", again.get("url").asText());
        assertEquals(
                REFERENCE.formatted("blt_ada", "author"), again.at("/author/0").toString());
    }

    @Test
    void leavesAReferenceToWhatIsNotPublished() {
        JsonNode authors = entry("blt_light", "include[]=author").get("author");
        assertEquals(REFERENCE.formatted("blt_bob", "author"), authors.get(0).toString());
        assertEquals("Ada", authors.at("/1/title").asText());
    }

    @ParameterizedTest
    @ValueSource(strings = {"include[]=nothing", "include[]=title", "include[]=author.nothing.more", "include=author"})
    void ignoresWhatCannotBeIncluded(String include) {
        JsonNode answer = entry("blt_eclair", include);
        assertEquals(entry("blt_eclair", ""), answer);
    }

    @Test
    void includesInListsToo() {
        assertEquals(
                "Ada",
                magazine.articles("include[]=author")
                        .at("/entries/0/author/0/title")
                        .asText());
    }

    private static JsonNode entry(String uid, String parameters) {
        return magazine.get(MagazineClient.ARTICLES + "/" + uid + "?environment=production&" + parameters)
                .json()
                .get("entry");
    }
}
