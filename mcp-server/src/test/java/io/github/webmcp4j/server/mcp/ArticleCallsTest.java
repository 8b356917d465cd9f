package io.github.webmcp4j.server.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.server.Articles;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The three tools, over real HTTP. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class ArticleCallsTest {
    private Endpoint endpoint;

    @BeforeAll
    void start() {
        endpoint = new Endpoint();
    }

    @BeforeEach
    void fill() {
        endpoint.fill();
    }

    @AfterAll
    void stop() {
        endpoint.close();
    }

    @Test
    void listsThreeReadOnlyToolsWithSchemas() throws Exception {
        JsonNode tools = endpoint.json("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}")
                .at("/result/tools");
        assertEquals(3, tools.size());
        for (JsonNode tool : tools) {
            assertEquals("object", tool.at("/inputSchema/type").asText());
            assertTrue(tool.at("/annotations/readOnlyHint").asBoolean());
            assertTrue(tool.get("description").asText().length() <= 500);
        }
    }

    @Test
    void findsAndSaysTheSameInTextAndStructure() throws Exception {
        JsonNode found = endpoint.call("search_articles", "{\"query\":\"kettles\"}");
        JsonNode first = found.at("/structuredContent/articles/0");
        assertEquals("kettles", first.get("slug").asText(), found::toString);
        assertTrue(first.get("score").asDouble() > 0);
        assertFalse(first.has("summary"));
        assertTrue(found.at("/content/0/text").asText().contains("- kettles: Choosing a kettle"));
        assertFalse(found.get("isError").asBoolean());
    }

    @Test
    void keepsASearchWithinSixThousandCharacters() throws Exception {
        JsonNode found = endpoint.call("search_articles", "{\"query\":\"tea\",\"limit\":20}");
        String text = found.at("/content/0/text").asText();
        assertEquals(20, found.at("/structuredContent/articles").size());
        assertTrue(text.length() <= 6_050, text::toString);
        assertTrue(text.contains(" more; ask for fewer"));
    }

    @Test
    void listsNewestFirstAndSaysHowManyThereAre() throws Exception {
        JsonNode listed = endpoint.call("list_articles", "{\"limit\":2}");
        assertEquals(31, listed.at("/structuredContent/total").asInt());
        assertEquals("kettles", listed.at("/structuredContent/articles/0/slug").asText());
        assertEquals(
                "article-30", listed.at("/structuredContent/articles/1/slug").asText());
        assertTrue(listed.at("/content/0/text").asText().startsWith("31 articles in all, newest first"));
        assertEquals(
                1,
                endpoint.call("list_articles", "{\"lang\":\"es\",\"tag\":\"tag-es\"}")
                        .at("/structuredContent/total")
                        .asInt());
    }

    @Test
    void readsTheTextOnce() throws Exception {
        JsonNode read = endpoint.call("get_article", "{\"slug\":\"kettles\"}");
        assertEquals(
                "# Kettles\n\nWater runs slowly.", read.at("/content/0/text").asText());
        assertEquals("[\"en\",\"es\"]", read.at("/structuredContent/languages").toString());
        assertEquals(5, read.at("/structuredContent/words").asInt());
        assertFalse(read.get("structuredContent").toString().contains("Water runs"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\u0001', textBlock = """
            search_articles | {}                          | query
            search_articles | {"query":""}                | query
            search_articles | {"query":"   "}             | query
            search_articles | {"query":"x","limit":21}    | limit
            search_articles | {"query":"x","lang":"fr"}   | lang
            search_articles | {"query":5}                 | query
            list_articles   | {"limit":0}                 | limit
            list_articles   | {"limit":51}                | limit
            get_article     | {}                          | slug
            get_article     | {"slug":"x","lang":"de"}    | lang
            """)
    void namesTheFieldOfBadInput(String tool, String arguments, String field) throws Exception {
        JsonNode answer = endpoint.call(tool, arguments);
        assertTrue(answer.get("isError").asBoolean(), answer::toString);
        assertTrue(answer.at("/content/0/text").asText().contains(field), answer::toString);
        assertFalse(answer.has("structuredContent"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"query":"tea","limit":500}  | limit must be a whole number from 1 to 20, got 500
            {"query":"tea","limit":1.5}  | limit must be a whole number from 1 to 20, got 1.5
            {"query":"tea","limit":1e99} | limit must be a whole number from 1 to 20, got 1.0E99
            {"query":5}                  | query must be a text, got 5
            {"query":"  "}               | query must not be empty. Words or a question, 1 to 500 characters, in the language of the articles.
            {"limit":2}                  | query is missing. Words or a question, 1 to 500 characters, in the language of the articles.
            {"query":"tea","lang":"de"}  | lang must be en or es, got de
            {"query":"tea","q":"x"}      | unknown parameter q; search_articles takes query, limit, lang
            """)
    void saysWhatIsAllowed(String arguments, String message) throws Exception {
        JsonNode answer = endpoint.call("search_articles", arguments);
        assertTrue(answer.get("isError").asBoolean());
        assertEquals(message, answer.at("/content/0/text").asText());
    }

    @Test
    void countsAQueryInCodePoints() throws Exception {
        assertFalse(endpoint.call("search_articles", "{\"query\":\"" + "😀".repeat(500) + "\"}")
                .get("isError")
                .asBoolean());
        assertEquals(
                "query must have 1 to 500 characters, got 501",
                endpoint.call("search_articles", "{\"query\":\"" + "😀".repeat(501) + "\"}")
                        .at("/content/0/text")
                        .asText());
    }

    @Test
    void putsHarmlessSlipsRight() throws Exception {
        JsonNode answer = endpoint.call("search_articles", "{\"query\":\"tea\",\"limit\":\"2\",\"lang\":null}");
        assertEquals(2, answer.at("/structuredContent/articles").size());
    }

    @Test
    void saysOfAnUnpublishedArticleWhatItSaysOfOneThatNeverWas() throws Exception {
        endpoint.articles().replace(List.of(Articles.english("tea", "Tea", "Tea.")), null);
        String gone = endpoint.call("get_article", "{\"slug\":\"kettles\"}").toString();
        String never = endpoint.call("get_article", "{\"slug\":\"kettlez\"}").toString();
        assertEquals(gone, never.replace("kettlez", "kettles"));
        assertTrue(gone.contains("No published article has the slug"));
        assertTrue(gone.contains("The closest are tea."));
        assertEquals(
                0,
                endpoint.call("search_articles", "{\"query\":\"kettle\"}")
                        .at("/structuredContent/total")
                        .asInt());
    }
}
