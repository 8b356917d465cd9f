package io.github.webmcp4j.model.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import org.junit.jupiter.api.Test;

class EntryQueryTest {
    @Test
    void asksForEveryTokenInAnyField() {
        assertEquals(
                "{\"$and\":[{\"$or\":[{\"title\":{\"$regex\":\"red\",\"$options\":\"i\"}},"
                        + "{\"seo.text\":{\"$regex\":\"red\",\"$options\":\"i\"}}]},"
                        + "{\"$or\":[{\"title\":{\"$regex\":\"tea\",\"$options\":\"i\"}},"
                        + "{\"seo.text\":{\"$regex\":\"tea\",\"$options\":\"i\"}}]}]}",
                EntryQuery.matching(new SearchTerms("red tea").tokens(), texts("title", "seo.text")));
    }

    @Test
    void escapesWhatARegularExpressionWouldRead() {
        assertEquals(one("a\\\\.b\\\\*c\\\\("), matching("a.b*c("));
        assertEquals(one("\\\\\\\\\\\\^\\\\$\\\\+\\\\?\\\\)\\\\[\\\\]\\\\{\\\\}\\\\|"), matching("\\^$+?)[]{}|"));
    }

    @Test
    void leavesOtherPunctuationAlone() {
        assertEquals(one("C#"), matching("C#"));
        assertEquals(one("R&D/-_'"), matching("R&D/-_'"));
    }

    @Test
    void keepsEveryScript() {
        assertEquals(one("東京"), matching("東京"));
        assertEquals(one("éclair"), matching("éclair"));
    }

    @Test
    void escapesALoneSurrogateInJson() {
        assertEquals(one("a\\ud800"), matching("a\uD800"));
    }

    @Test
    void quotesFieldsAndTokens() {
        assertEquals("{\"u\\\"rl\":{\"$in\":[\"/a\\\"\",\"/b\"]}}", EntryQuery.in("u\"rl", texts("/a\"", "/b")));
    }

    private static String matching(String query) {
        return EntryQuery.matching(new SearchTerms(query).tokens(), texts("title"));
    }

    private static String one(String regexInJson) {
        return "{\"$and\":[{\"$or\":[{\"title\":{\"$regex\":\"" + regexInJson + "\",\"$options\":\"i\"}}]}]}";
    }

    private static JsonArray texts(String... texts) {
        JsonArray array = Json.array();
        for (String text : texts) {
            array.push(Json.of(text));
        }
        return array;
    }
}
