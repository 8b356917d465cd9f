package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.site.cda.Stack;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Odd content of entries reaches the agent whole, or counts as absent; it never costs the answer. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class AnswerTextIT {
    private ToolLane lane;
    private TestPage page;

    @BeforeAll
    void start() {
        lane = ToolLane.on(Stack.generate(1, 1, 1));
        page = lane.open("contentTypes: [{ uid: 'type_1', summaryField: 'summary' }]");
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
    void deliversAMatchWithALoneSurrogate() {
        contentstackSays("{\"entries\":[{\"uid\":\"x\",\"title\":\"caf\\ud83d\"}],\"count\":1}");
        JsonNode found = search();
        assertTrue(found.at("/data/0/title").asText().startsWith("caf"), found::toString);
    }

    @Test
    void deliversAnEntryWithALoneSurrogate() {
        contentstackSays("{\"entry\":{\"uid\":\"x\",\"title\":\"caf\\ud83d\",\"tags\":[\"\\udc00\"]}}");
        JsonNode found = page.agent().call(ToolLane.BY_UID, Map.of("content_type", "type_1", "uid", "x"));
        assertTrue(found.at("/data/entry/title").asText().startsWith("caf"), found::toString);
    }

    @Test
    void repeatsALoneSurrogateOfTheCaller() {
        JsonNode answer = page.agent().call(ToolLane.BY_URL, "{\"url\":\"/caf\\ud83d\"}");
        assertEquals("not_found", answer.at("/error/reason").asText(), answer::toString);
        assertTrue(answer.at("/error/message").asText().startsWith("No entry found for URL: /caf"), answer::toString);
    }

    @Test
    void takesWhatIsNoTextForAbsent() {
        contentstackSays("{\"entries\":[{\"uid\":\"x\",\"title\":5,\"url\":{\"href\":\"/x\"},\"summary\":[],"
                + "\"locale\":null}],\"count\":1}");
        assertEquals(
                "{\"content_type\":\"type_1\",\"uid\":\"x\",\"title\":null,\"url\":null,\"locale\":null,"
                        + "\"updated_at\":null}",
                search().at("/data/0").toString());
    }

    @Test
    void skipsRowsThatAreNoEntries() {
        contentstackSays("{\"entries\":[null,5,{\"uid\":\"x\",\"title\":\"X\"}],\"count\":3}");
        JsonNode found = search();
        assertEquals(1, found.get("data").size(), found::toString);
        assertEquals("x", found.at("/data/0/uid").asText());
    }

    @Test
    void showsMatchesWithoutACount() {
        contentstackSays("{\"entries\":[{\"uid\":\"x\",\"title\":\"X\"}]}");
        JsonNode found = search();
        assertEquals(1, found.get("data").size(), found::toString);
        assertEquals(1, found.at("/meta/total").asInt());
    }

    private void contentstackSays(String body) {
        lane.faults().always().status(200, body, "application/json");
    }

    private JsonNode search() {
        return page.agent().call(ToolLane.SEARCH, Map.of("query", "x"));
    }
}
