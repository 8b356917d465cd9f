package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An entry by its uid, in the locale of the page or of the call. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class EntryByUidIT {
    private static final String TYPES = "contentTypes: [{ uid: 'note' }, { uid: 'page', references: ['author'] }]";

    private ToolLane lane;
    private TestPage page;

    @BeforeAll
    void start() {
        lane = ToolLane.onCorners();
        page = lane.open(TYPES);
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
    void readsTheWholeEntryWithItsReferences() {
        JsonNode found = read(page, "page", "about");
        assertEquals("About us", found.at("/data/title").asText(), found::toString);
        assertEquals("Who we are", found.at("/data/entry/summary").asText());
        assertEquals("Ada", found.at("/data/entry/author/0/title").asText());
        assertFalse(found.has("meta"));
        SentRequest sent = lane.sent().get(0);
        assertEquals("/v3/content_types/page/entries/about", sent.path());
        assertEquals(List.of("author"), sent.values("include[]"));
        assertEquals(List.of(), sent.values("only[BASE][]"));
        assertEquals(1, lane.sent().size());
    }

    @Test
    void includesNoReferenceThatIsNotConfigured() {
        read(page, "note", "gem");
        assertEquals(List.of("environment=production"), lane.sent().get(0).all());
    }

    @Test
    void namesTheUidThatHasNoEntry() {
        JsonNode answer = read(page, "page", "nothing");
        assertEquals("not_found", answer.at("/error/reason").asText(), answer::toString);
        assertEquals(
                "No entry found for uid nothing in content type page",
                answer.at("/error/message").asText());
        assertFalse(answer.at("/error/retryable").asBoolean(true));
        assertEquals(1, lane.sent().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"../x", "a/b", "a?b", "a b", "", "%2e%2e", "about\n"})
    void rejectsAUidThatIsNone(String uid) {
        assertRefused(read(page, "page", uid), "uid must");
    }

    @Test
    void rejectsAnUnknownContentTypeAndNamesThoseThereAre() {
        assertRefused(read(page, "person", "ada"), "content_type must be one of note, page, got \"person\"");
    }

    @Test
    void rejectsACallWithoutContentType() {
        assertRefused(page.agent().call(ToolLane.BY_UID, Map.of("uid", "about")), "content_type is required");
    }

    @Test
    void fallsBackToAnotherLocaleWhereThatIsWanted() {
        Map<String, String> input = Map.of("content_type", "page", "uid", "contact");
        JsonNode found = lane.answer("locale: 'es', includeFallback: true, " + TYPES, ToolLane.BY_UID, input);
        assertEquals("en-us", found.at("/data/locale").asText(), found::toString);
        assertEquals("es", lane.sent().get(0).value("locale"));
        assertEquals("true", lane.sent().get(0).value("include_fallback"));
    }

    @Test
    void doesNotFallBackUnlessTold() {
        Map<String, String> input = Map.of("content_type", "page", "uid", "contact");
        JsonNode answer = lane.answer("locale: 'es', " + TYPES, ToolLane.BY_UID, input);
        assertEquals("not_found", answer.at("/error/reason").asText(), answer::toString);
        assertFalse(lane.sent().get(0).parameters().containsKey("include_fallback"));
    }

    @Test
    void asksForTheLocaleAtEachCall() {
        try (TestPage switching = lane.open("locale: () => window.language, " + TYPES)) {
            read(switching, "page", "about");
            switching.page().evaluate("window.language = 'es'");
            JsonNode spanish = read(switching, "page", "about");
            assertEquals("Sobre nosotros", spanish.at("/data/title").asText(), spanish::toString);
            switching.page().evaluate("window.language = 'en-us'");
            read(switching, "page", "about");
        }
        assertEquals(
                List.of("", "es", "en-us"),
                lane.sent().stream().map(sent -> sent.value("locale")).toList());
    }

    @Test
    void prefersTheLocaleOfTheCall() {
        Map<String, String> input = Map.of("content_type", "page", "uid", "about", "locale", "es");
        JsonNode found = page.agent().call(ToolLane.BY_UID, input);
        assertEquals("Sobre nosotros", found.at("/data/title").asText(), found::toString);
    }

    private static JsonNode read(TestPage page, String type, String uid) {
        return page.agent().call(ToolLane.BY_UID, Map.of("content_type", type, "uid", uid));
    }

    private void assertRefused(JsonNode answer, String part) {
        assertEquals("invalid_input", answer.at("/error/reason").asText(), answer::toString);
        assertTrue(answer.at("/error/message").asText().contains(part), answer::toString);
        assertEquals(List.of(), lane.sent());
    }
}
