package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class EntryListTest {
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
    void ordersByUpdatedAtDownwardsWithTiesByUid() {
        assertEquals(List.of("blt_trail", "blt_eclair", "blt_light"), MagazineClient.uids(magazine.articles("")));
    }

    @ParameterizedTest
    @CsvSource({
        "asc=rating, blt_eclair blt_light blt_trail",
        "desc=rating, blt_trail blt_light blt_eclair",
        "asc=title, blt_trail blt_light blt_eclair",
        "asc=seo.title, blt_eclair blt_light blt_trail",
        "desc=seo.title, blt_trail blt_light blt_eclair",
        "asc=updated_at, blt_eclair blt_light blt_trail",
        "desc=nothing, blt_eclair blt_light blt_trail",
        "asc=topics, blt_eclair blt_light blt_trail",
        "desc=topics, blt_trail blt_light blt_eclair"
    })
    void ordersByOneFieldWithTiesByUid(String order, String uids) {
        assertEquals(uids, String.join(" ", MagazineClient.uids(magazine.articles(order))));
    }

    @Test
    void countsAllMatchesWhateverThePage() {
        JsonNode body = magazine.articles("include_count=true&limit=1&skip=1");
        assertEquals(3, body.get("count").asInt());
        assertEquals(List.of("blt_eclair"), MagazineClient.uids(body));
    }

    @Test
    void leavesOutTheCountUnlessAsked() {
        assertFalse(magazine.articles("").has("count"));
        assertFalse(magazine.articles("include_count=false").has("count"));
    }

    @Test
    void showsNothingBeyondTheEnd() {
        assertEquals(0, magazine.articles("skip=3").get("entries").size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"limit=-1", "skip=-1", "limit=x", "limit=5.5", "limit=", "limit=99999999999999", "limit=0"})
    void takesOddPageValuesWithoutError(String odd) {
        assertEquals(3, magazine.articles(odd).get("entries").size());
    }

    @Test
    void showsOneHundredEntriesByDefaultAndAtMost() {
        Stack stack = Stack.generate(1, 130, 7);
        Routes routes = new LiveStack(stack, Clock.systemUTC()).routes();
        for (String limit : List.of("", "&limit=100", "&limit=101", "&limit=500")) {
            assertEquals(100, generated(routes, limit).size());
        }
        assertEquals(30, generated(routes, "&skip=100").size());
    }

    @Test
    void pagesThroughEveryEntryOnce() {
        List<String> seen = new ArrayList<>();
        for (int skip = 0; skip < 3; skip++) {
            seen.addAll(MagazineClient.uids(magazine.articles("limit=1&skip=" + skip)));
        }
        assertEquals(List.of("blt_trail", "blt_eclair", "blt_light"), seen);
    }

    @Test
    void addsTheContentTypeWhenAsked() {
        assertFalse(magazine.articles("").has("content_type"));
        JsonNode body = magazine.articles("include_content_type=true");
        assertEquals("article", body.at("/content_type/uid").asText());
        JsonNode one = magazine.get(
                        MagazineClient.ARTICLES + "/blt_trail?environment=production&include_content_type=true")
                .json();
        assertEquals("article", one.at("/content_type/uid").asText());
    }

    @Test
    void acceptsParametersThatChangeNothing() {
        JsonNode body =
                magazine.articles("include_embedded_items[]=BASE&include_reference_content_type_uid=true&x=y&&=");
        assertEquals(magazine.articles(""), body);
    }

    private static List<JsonNode> generated(Routes routes, String more) {
        Reply reply = routes.find("/v3/content_types/type_1/entries")
                .orElseThrow()
                .get(Parameters.parse("environment=production" + more));
        try {
            return List.of(
                    Json.MAPPER.treeToValue(Json.MAPPER.readTree(reply.text()).get("entries"), JsonNode[].class));
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }
}
