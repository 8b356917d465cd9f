package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The words of a search, as they reach the Content Delivery API and as they match there. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class SearchQueryIT {
    private ToolLane lane;
    private TestPage page;

    @BeforeAll
    void start() {
        lane = ToolLane.onCorners();
        page = lane.open("contentTypes: [{ uid: 'note' }]");
    }

    @AfterAll
    void stop() {
        lane.close();
    }

    @BeforeEach
    void reset() {
        lane.reset();
    }

    @Test
    void sendsReservedCharactersOfUrlsAsText() {
        assertFinds("csharp", search("C# & R&D +"));
        assertQuery("{\"$and\":[" + title("C#") + "," + title("&") + "," + title("R&D") + "," + title("\\\\+") + "]}");
    }

    @Test
    void escapesWhatARegularExpressionMeans() {
        assertFinds("code", search("a.b*c("));
        assertQuery("{\"$and\":[" + title("a\\\\.b\\\\*c\\\\(") + "]}");
    }

    @Test
    void findsWordsOfOtherScripts() {
        assertFinds("tokyo", search("東京 éclair"));
        assertQuery("{\"$and\":[" + title("東京") + "," + title("éclair") + "]}");
    }

    @Test
    void cutsAQueryAtTwoHundredCharacters() {
        JsonNode found = search("r".repeat(300));
        assertFinds("long", found);
        assertQuery("{\"$and\":[" + title("r".repeat(200)) + "]}");
        assertEquals("r".repeat(200), found.at("/meta/searched_for").asText());
    }

    @Test
    void splitsNoCharacterInTwo() {
        JsonNode found = search("r".repeat(199) + "😀😀");
        assertEquals("r".repeat(199) + "😀", found.at("/meta/searched_for").asText(), found::toString);
        assertQuery("{\"$and\":[" + title("r".repeat(199) + "😀") + "]}");
    }

    @Test
    void cutsAQueryAtEightWords() {
        String eight = "one two three four five six seven eight";
        JsonNode found = search(eight + " nine ten eleven twelve");
        assertFinds("words", found);
        assertEquals(eight, found.at("/meta/searched_for").asText());
        assertFalse(lane.sent().get(0).value("query").contains("nine"));
    }

    @Test
    void saysNothingOfTheWordsOfAQueryThatIsNotCut() {
        JsonNode found = search("  one\ttwo\n three four five six seven eight ");
        assertFinds("words", found);
        assertFalse(found.get("meta").has("searched_for"), found::toString);
    }

    @Test
    void survivesALoneSurrogate() {
        JsonNode found = page.agent().call(ToolLane.SEARCH, "{\"query\":\"caf\\ud83d\"}");
        assertEquals(0, found.at("/meta/total").asInt(-1), found::toString);
        assertEquals(1, lane.sent().size());
    }

    @Test
    void wantsEveryWordInOneOfTheFields() {
        try (TestPage wide = lane.open("contentTypes: [{ uid: 'note', bodyField: 'body' }]")) {
            assertFinds("gem", wide.agent().call(ToolLane.SEARCH, Map.of("query", "PLAIN nothing")));
            assertEquals(
                    0,
                    wide.agent()
                            .call(ToolLane.SEARCH, Map.of("query", "plain everything"))
                            .at("/meta/total")
                            .asInt(-1));
        }
        String plain = "{\"$regex\":\"PLAIN\",\"$options\":\"i\"}";
        String nothing = "{\"$regex\":\"nothing\",\"$options\":\"i\"}";
        assertQuery("{\"$and\":[{\"$or\":[{\"title\":" + plain + "},{\"body\":" + plain + "}]},"
                + "{\"$or\":[{\"title\":" + nothing + "},{\"body\":" + nothing + "}]}]}");
    }

    private JsonNode search(String query) {
        return page.agent().call(ToolLane.SEARCH, Map.of("query", query));
    }

    private void assertQuery(String query) {
        assertEquals(query, lane.sent().get(0).value("query"));
    }

    private static void assertFinds(String uid, JsonNode found) {
        assertEquals(1, found.at("/meta/total").asInt(), found::toString);
        assertEquals(uid, found.at("/data/0/uid").asText());
    }

    /** A token in the title, as it stands in JSON. */
    private static String title(String token) {
        return "{\"$or\":[{\"title\":{\"$regex\":\"" + token + "\",\"$options\":\"i\"}}]}";
    }
}
