package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.site.cda.Stack;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What agents send, right and wrong; a refused input sends no request. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class InputIT {
    private ToolLane lane;
    private TestPage page;

    @BeforeAll
    void start() {
        lane = ToolLane.on(Stack.generate(3, 20, 3));
        page = lane.open(ToolLane.THREE_TYPES);
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
    void takesALimitInText() {
        JsonNode found = search("\"limit\":\"5\"");
        assertEquals(5, found.at("/meta/limit").asInt(), found::toString);
        assertEquals("5", lane.sent().get(0).value("limit"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.5", "0", "51", "-1", "\"x\"", "\"\"", "true", "1e300", "[5]", "{}", "\"5.5\"", "\"51\""})
    void rejectsALimitThatIsNoWholeNumberFromOneToFifty(String limit) {
        String shown = limit.equals("1e300") ? "1e+300" : limit;
        assertRefused(search("\"limit\":" + limit), "limit must be a whole number from 1 to 50, got " + shown);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "1.5", "\"x\"", "false"})
    void rejectsAnOffsetThatIsNoWholeNumberFromZero(String offset) {
        assertRefused(search("\"offset\":" + offset), "offset must be a whole number from 0", "got " + offset);
    }

    @Test
    void takesNullForAbsent() {
        JsonNode found = search("\"limit\":null,\"offset\":null,\"content_types\":null,\"locale\":null");
        assertEquals(10, found.at("/meta/limit").asInt(), found::toString);
        assertEquals(0, found.at("/meta/offset").asInt(-1));
        assertEquals(3, lane.sent().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "\"\"", "\"   \"", "[\"a\"]", "true"})
    void rejectsAQueryWithoutWords(String query) {
        assertRefused(call(ToolLane.SEARCH, "{\"query\":" + query + "}"), "query", "got " + query);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"query\":null}"})
    void rejectsASearchWithoutAQuery(String input) {
        assertRefused(call(ToolLane.SEARCH, input), "query is required");
    }

    @Test
    void rejectsAnUnknownContentTypeAndNamesThoseThereAre() {
        assertRefused(
                search("\"content_types\":[\"type_1\",\"blog\"]"),
                "content_types",
                "type_1, type_2, type_3",
                "\"blog\"");
    }

    @Test
    void takesAContentTypeTwiceAsOne() {
        JsonNode found = search("\"content_types\":[\"type_2\",\"type_2\"]");
        assertEquals(1, lane.sent().size(), found::toString);
        assertEquals(20, found.at("/meta/total").asInt());
    }

    @Test
    void takesOneTextForAList() {
        search("\"content_types\":\"type_3\"");
        assertEquals(
                List.of("type_3 0+10"),
                lane.sent().stream().map(SentRequest::rows).toList());
    }

    @Test
    void searchesAllTypesForAnEmptyList() {
        search("\"content_types\":[]");
        assertEquals(3, lane.sent().size());
    }

    @Test
    void rejectsAnUnknownParameterAndNamesThoseThereAre() {
        assertRefused(search("\"page\":2"), "\"page\"", "query, content_types, limit, offset, locale");
    }

    @Test
    void rejectsALocaleThatIsNoCode() {
        assertRefused(search("\"locale\":\"en&x=1\""), "locale", "\"en&x=1\"");
    }

    @Test
    void namesEveryProblemAtOnce() {
        assertRefused(search("\"limit\":99,\"offset\":-5,\"page\":2"), "limit must", "offset must", "\"page\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "undefined", "{}", "'{}'"})
    void takesNoInputWhereThereIsNothingToSay(String input) {
        for (String tool : List.of("get_current_page", "get_site_info", ToolLane.LIST_TYPES)) {
            JsonNode answer = ToolLane.callDirectly(page, tool, input);
            assertTrue(answer.has("data"), () -> tool + ": " + answer);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "'text'", "[]", "true"})
    void rejectsAnInputThatIsNoObject(String input) {
        assertRefused(ToolLane.callDirectly(page, ToolLane.SEARCH, input), "input must be an object");
    }

    @Test
    void rejectsAParameterOfAToolThatTakesNone() {
        assertRefused(call("get_current_page", "{\"verbose\":true}"), "\"verbose\" is unknown");
    }

    private JsonNode search(String more) {
        return call(ToolLane.SEARCH, "{\"query\":\"e\"," + more + "}");
    }

    private JsonNode call(String tool, String input) {
        return page.agent().call(tool, input);
    }

    private void assertRefused(JsonNode answer, String... parts) {
        String message = answer.at("/error/message").asText();
        for (String part : parts) {
            assertTrue(message.contains(part), () -> part + " is not in " + answer);
        }
        assertEquals("invalid_input", answer.at("/error/reason").asText());
        assertEquals(List.of(), lane.sent());
    }
}
