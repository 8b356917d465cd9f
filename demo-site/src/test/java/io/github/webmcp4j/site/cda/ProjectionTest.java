package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ProjectionTest {
    private static MagazineClient magazine;

    @BeforeAll
    static void open() {
        magazine = new MagazineClient();
    }

    @AfterAll
    static void close() {
        magazine.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "only[BASE][]=title&only[BASE][]=url",
                "only%5BBASE%5D%5B%5D=title&only%5BBASE%5D%5B%5D=url",
                "only[BASE][0]=title&only[BASE][1]=url",
                "only%5BBASE%5D%5B0%5D=title&only%5BBASE%5D%5B1%5D=url"
            })
    void keepsOnlyTheFieldsAskedForAndTheUidInEverySpelling(String only) {
        assertEquals(Set.of("title", "uid", "url"), fields(trail(only)));
    }

    @Test
    void takesACommaListForOneFieldName() {
        assertEquals(Set.of("uid"), fields(trail("only[BASE][]=title,url")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"only[BASE]=title", "only=title", "only[]=title"})
    void ignoresOtherSpellings(String only) {
        assertTrue(fields(trail(only)).contains("body"));
    }

    @Test
    void keepsOneFieldOfAGroup() {
        JsonNode entry = trail("only[BASE][]=seo.title&only[BASE][]=blocks.hero.headline");
        assertEquals("{\"title\":\"Trail SEO\"}", entry.get("seo").toString());
        assertEquals(
                "[{\"hero\":{\"headline\":\"Upwards\"}},{}]",
                entry.get("blocks").toString());
    }

    @Test
    void dropsTheFieldsExcepted() {
        JsonNode entry = trail("except[BASE][]=body&except[BASE][1]=seo.keywords&except[BASE][]=uid");
        assertFalse(entry.has("body"));
        assertEquals("{\"title\":\"Trail SEO\"}", entry.get("seo").toString());
        assertEquals("blt_trail", entry.get("uid").asText());
    }

    @Test
    void projectsOneEntryToo() {
        JsonNode body = magazine.get(MagazineClient.ARTICLES + "/blt_trail?environment=production&only[BASE][]=title")
                .json();
        assertEquals(Set.of("title", "uid"), fields(body.get("entry")));
    }

    @Test
    void keepsOnlyTheFieldsAskedForOfAnIncludedReference() {
        JsonNode entry = trail("include[]=author&only[author][]=email");
        assertEquals(Set.of("uid", "_content_type_uid", "email"), fields(entry.at("/author/0")));
        assertTrue(entry.has("body"));
    }

    @Test
    void dropsFieldsOfAnIncludedReference() {
        JsonNode author = trail("include[]=author&except[author][]=email").at("/author/0");
        assertFalse(author.has("email"));
        assertTrue(author.has("title"));
    }

    private static JsonNode trail(String parameters) {
        return magazine.articles(parameters).at("/entries/0");
    }

    private static Set<String> fields(JsonNode node) {
        Set<String> names = new TreeSet<>();
        node.fieldNames().forEachRemaining(names::add);
        return names;
    }
}
