package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What a search asks for besides its words: fields, order, locale, credentials, and nothing else. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class SearchRequestIT {
    private static final Map<String, String> INPUT = Map.of("query", "a");
    private static final Set<String> OF_THE_BROWSER = Set.of(
            "accept", "accept-encoding", "accept-language", "connection", "host", "origin", "referer", "user-agent");

    private ToolLane lane;

    @BeforeAll
    void start() {
        lane = ToolLane.onCorners();
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
    void asksForTheFieldsThatAMatchShows() {
        SentRequest sent = searchOf("{ uid: 'page', summaryField: 'summary', references: ['author'] }");
        assertEquals("/v3/content_types/page/entries", sent.path());
        assertEquals(List.of("title", "url", "locale", "updated_at", "summary"), sent.values("only[BASE][]"));
        assertEquals("true", sent.value("include_count"));
        assertEquals("production", sent.value("environment"));
        assertEquals("page 0+10", sent.rows());
        assertEquals(List.of(), sent.values("include[]"));
        assertFalse(sent.parameters().containsKey("locale"));
    }

    @Test
    void listsTheNewestFirst() {
        SentRequest sent = searchOf("{ uid: 'page' }");
        assertEquals("updated_at", sent.value("desc"));
        assertFalse(sent.parameters().containsKey("asc"));
    }

    @Test
    void ordersByAFieldUpwards() {
        JsonNode found = lane.answer("contentTypes: [{ uid: 'page', orderBy: 'title' }]", ToolLane.SEARCH, INPUT);
        assertEquals("title", lane.sent().get(0).value("asc"));
        assertFalse(lane.sent().get(0).parameters().containsKey("desc"));
        assertEquals(List.of("About us", "Contact", "Shared page"), found.findValuesAsText("title"));
    }

    @Test
    void ordersByAFieldDownwards() {
        JsonNode found = lane.answer("contentTypes: [{ uid: 'page', orderBy: '-title' }]", ToolLane.SEARCH, INPUT);
        assertEquals("title", lane.sent().get(0).value("desc"));
        assertEquals(List.of("Shared page", "Contact", "About us"), found.findValuesAsText("title"));
    }

    @Test
    void looksIntoNestedFields() {
        String type = "{ uid: 'note', titleField: 'seo.title', searchableFields: ['seo.title'] }";
        JsonNode found = lane.answer("contentTypes: [" + type + "]", ToolLane.SEARCH, Map.of("query", "gem"));
        SentRequest sent = lane.sent().get(0);
        assertEquals(
                "{\"$and\":[{\"$or\":[{\"seo.title\":{\"$regex\":\"gem\",\"$options\":\"i\"}}]}]}",
                sent.value("query"));
        assertEquals(List.of("seo", "url", "locale", "updated_at"), sent.values("only[BASE][]"));
        assertEquals("A hidden gem", found.at("/data/0/title").asText(), found::toString);
    }

    @Test
    void sendsKeyAndTokenAndNoOtherHeader() {
        Map<String, String> headers = searchOf("{ uid: 'page' }").headers();
        assertEquals(lane.stack().apiKey(), headers.get("api_key"));
        assertEquals(lane.stack().deliveryToken(), headers.get("access_token"));
        assertEquals(Set.of("access_token", "api_key"), ownHeaders(headers));
    }

    @Test
    void sendsTheBranchWhenThereIsOne() {
        lane.answer("stack: { ...stub, branch: 'spring' }, contentTypes: [{ uid: 'page' }]", ToolLane.SEARCH, INPUT);
        Map<String, String> headers = lane.sent().get(0).headers();
        assertEquals("spring", headers.get("branch"));
        assertEquals(Set.of("access_token", "api_key", "branch"), ownHeaders(headers));
    }

    @Test
    void asksInTheLocaleOfThePageOrOfTheCall() {
        String options = "locale: 'es', includeFallback: true, contentTypes: [{ uid: 'page' }]";
        try (TestPage page = lane.open(options)) {
            JsonNode here = page.agent().call(ToolLane.SEARCH, Map.of("query", "sobre"));
            assertEquals("es", here.at("/data/0/locale").asText(), here::toString);
            JsonNode there = page.agent().call(ToolLane.SEARCH, Map.of("query", "about", "locale", "en-us"));
            assertEquals("en-us", there.at("/data/0/locale").asText(), there::toString);
        }
        assertEquals(
                List.of("es", "en-us"),
                lane.sent().stream().map(sent -> sent.value("locale")).toList());
        assertEquals("true", lane.sent().get(0).value("include_fallback"));
    }

    private SentRequest searchOf(String type) {
        lane.answer("contentTypes: [" + type + "]", ToolLane.SEARCH, INPUT);
        return lane.sent().get(0);
    }

    private static Set<String> ownHeaders(Map<String, String> headers) {
        Set<String> own = new TreeSet<>(headers.keySet());
        own.removeAll(OF_THE_BROWSER);
        own.removeIf(name -> name.startsWith("sec-"));
        return own;
    }
}
