package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.site.cda.FaultRule;
import io.github.webmcp4j.site.cda.Stack;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Some content types fail while others answer. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class FaultPartialIT {
    private static final int ENTRIES = 30;

    private ToolLane lane;
    private TestPage page;
    private String urlOfTypeTwo;

    @BeforeAll
    void start() {
        lane = ToolLane.on(Stack.generate(3, ENTRIES, 5));
        page = lane.open(
                "contentTypes: ['type_1', 'type_2', 'type_3'].map(uid => ({ uid, searchableFields: ['title', 'url'] }))");
        urlOfTypeTwo = search(Map.of("query", "e", "content_types", List.of("type_2")))
                .at("/data/0/url")
                .asText();
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
    void answersWithTheMatchesOfTheOtherTypes() {
        type("type_2").htmlError();
        JsonNode found = search(Map.of("query", "e", "limit", 40));
        assertEquals(
                List.of("type_1", "type_3"),
                found.get("data").findValuesAsText("content_type").stream()
                        .distinct()
                        .toList(),
                found::toString);
        assertEquals(40, found.get("data").size());
        assertEquals(2 * ENTRIES, found.at("/meta/total").asInt());
        assertTrue(found.at("/meta/has_more").asBoolean());
        assertFailed(found, "type_2", "upstream");
        assertEquals(5, lane.sent().size());
    }

    @Test
    void namesATypeThatRefusesTheRequest() {
        refuses("type_1");
        JsonNode found = search(Map.of("query", "e"));
        assertEquals("type_2", found.at("/data/0/content_type").asText(), found::toString);
        assertFailed(found, "type_1", "upstream");
        assertEquals(3, lane.sent().size());
    }

    @Test
    void namesATypeThatFailsOnALaterPage() {
        refuses("type_2");
        JsonNode found = search(Map.of("query", "o", "offset", 1, "limit", 50));
        assertFailed(found, "type_2", "upstream");
        assertEquals(
                found.at("/meta/total").asInt() - 1,
                found.get("data").size() + (found.at("/meta/has_more").asBoolean() ? 1 : 0),
                found::toString);
    }

    @Test
    void isAnErrorWhenEveryTypeFails() {
        refuses("type_");
        JsonNode answer = search(Map.of("query", "e"));
        assertFalse(answer.has("data"), answer::toString);
        assertEquals("upstream", answer.at("/error/reason").asText());
        assertEquals(422, answer.at("/error/status").asInt());
        assertEquals(3, lane.sent().size());
    }

    @Test
    void listsATypeThatTheStackSaysNothingAbout() {
        refuses("type_2");
        JsonNode listed = page.agent().call(ToolLane.LIST_TYPES, Map.of());
        assertEquals(List.of("Type 1", "type_2", "Type 3"), listed.get("data").findValuesAsText("title"));
        assertEquals(3, listed.at("/meta/total").asInt());
        assertFailed(listed, "type_2", "upstream");
    }

    @Test
    void listsNothingWhenEveryTypeFails() {
        refuses("type_");
        JsonNode answer = page.agent().call(ToolLane.LIST_TYPES, Map.of());
        assertFalse(answer.has("data"), answer::toString);
        assertEquals("upstream", answer.at("/error/reason").asText());
    }

    @Test
    void readsAnEntryWhileAnotherTypeFails() {
        refuses("type_1");
        JsonNode found = page.agent().call(ToolLane.BY_URL, Map.of("url", urlOfTypeTwo));
        assertEquals(urlOfTypeTwo, found.at("/data/url").asText(), found::toString);
        assertFailed(found, "type_1", "upstream");
    }

    @Test
    void doesNotSayThatThereIsNoEntryWhileATypeFails() {
        refuses("type_3");
        JsonNode answer = page.agent().call(ToolLane.BY_URL, Map.of("url", "/missing"));
        assertEquals("upstream", answer.at("/error/reason").asText(), answer::toString);
        assertFalse(answer.at("/error/message").asText().contains("No entry found"), answer::toString);
    }

    private FaultRule type(String uid) {
        return lane.faults().when(path -> path.contains("/content_types/" + uid));
    }

    private void refuses(String uid) {
        type(uid)
                .status(
                        422,
                        "{\"error_message\":\"Not today.\",\"error_code\":141,\"errors\":{\"query\":[\"is odd\"]}}",
                        "application/json");
    }

    private JsonNode search(Map<String, ?> input) {
        return page.agent().call(ToolLane.SEARCH, input);
    }

    private static void assertFailed(JsonNode answer, String type, String reason) {
        JsonNode failed = answer.at("/meta/failed");
        assertEquals(1, failed.size(), answer::toString);
        assertEquals(type, failed.at("/0/content_type").asText());
        assertEquals(reason, failed.at("/0/reason").asText());
        assertTrue(failed.at("/0/message").asText().startsWith("Contentstack"), answer::toString);
    }
}
