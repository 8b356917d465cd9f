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

/** An entry by the URL of its page, in all spellings of agents; ORIGIN stands for that of the page. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class EntryByUrlIT {
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/about",
                "/about/",
                "/about?x=1",
                "/about#y",
                "/about/?x=/1#/y",
                "ORIGIN/about",
                "ORIGIN/about/?x=1#y",
                "/%61bout"
            })
    void findsAPageInEverySpelling(String url) {
        JsonNode found = read(url);
        assertEquals("about", found.at("/data/uid").asText(), found::toString);
        assertEquals("/about", found.at("/data/url").asText());
    }

    @Test
    void asksEveryTypeForBothSlashForms() {
        read("/about/");
        assertEquals(
                List.of("/v3/content_types/note/entries", "/v3/content_types/page/entries"),
                lane.sent().stream().map(SentRequest::path).sorted().toList());
        lane.sent().forEach(sent -> assertEquals("{\"url\":{\"$in\":[\"/about/\",\"/about\"]}}", sent.value("query")));
    }

    @Test
    void findsAnEntryWhoseUrlEndsInASlash() {
        assertEquals("contact", read("/contact").at("/data/uid").asText());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "ORIGIN", "ORIGIN/", "ORIGIN?x=1", "/?x=1"})
    void findsTheHomePage(String url) {
        JsonNode found = read(url);
        assertEquals("home", found.at("/data/uid").asText(), found::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/niño", "/ni%C3%B1o", "ORIGIN/ni%c3%b1o/"})
    void decodesThePath(String url) {
        JsonNode found = read(url);
        assertEquals("nino", found.at("/data/uid").asText(), found::toString);
    }

    @Test
    void takesAStrayPercentSignAsItIs() {
        assertEquals("broken", read("/100%").at("/data/uid").asText());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://other.example/about",
                "//other.example/about",
                "about",
                "ORIGIN.other.example/about",
                "ORIGIN@other.example/about",
                "ORIGIN1/about",
                "javascript:alert(1)"
            })
    void rejectsWhatIsNoPageOfTheSite(String url) {
        JsonNode answer = read(url);
        String message = answer.at("/error/message").asText();
        assertEquals("invalid_input", answer.at("/error/reason").asText(), answer::toString);
        assertTrue(message.contains("url must start with a single /"), message);
        assertEquals(List.of(), lane.sent());
    }

    @Test
    void namesTheUrlThatHasNoEntry() {
        JsonNode answer = read("/missing");
        assertEquals(
                "No entry found for URL: /missing", answer.at("/error/message").asText());
        assertEquals("tool_error", answer.at("/error/code").asText());
        assertEquals("not_found", answer.at("/error/reason").asText());
        assertFalse(answer.at("/error/retryable").asBoolean(true));
    }

    @Test
    void takesTheFirstTypeOfTheConfigurationAndNamesTheOther() {
        JsonNode found = read("/shared");
        assertEquals("shared_note", found.at("/data/uid").asText(), found::toString);
        assertEquals(1, found.at("/meta/also_at_this_url").size());
        assertEquals("page", found.at("/meta/also_at_this_url/0/content_type").asText());
        assertEquals("shared_page", found.at("/meta/also_at_this_url/0/uid").asText());
    }

    @Test
    void goesByTheOrderOfTheConfiguration() {
        JsonNode found = lane.answer(
                "contentTypes: [{ uid: 'page' }, { uid: 'note' }]", ToolLane.BY_URL, Map.of("url", "/shared"));
        assertEquals("shared_page", found.at("/data/uid").asText(), found::toString);
    }

    @Test
    void saysNothingMoreOfAnEntryAlone() {
        assertFalse(read("/about").has("meta"));
    }

    @Test
    void includesTheReferences() {
        JsonNode found = read("/about");
        assertEquals("Ada", found.at("/data/entry/author/0/title").asText(), found::toString);
        assertEquals(
                List.of(List.of(), List.of("author")),
                lane.sent().stream()
                        .map(sent -> sent.values("include[]"))
                        .sorted((one, other) -> one.size() - other.size())
                        .toList());
    }

    @Test
    void takesTheBasePathOff() {
        try (TestPage spanish = lane.open("basePath: '/es', locale: 'es', " + TYPES)) {
            for (String url : List.of("/es/about", "/about", lane.server().origin() + "/es/about/?x=1")) {
                JsonNode found = spanish.agent().call(ToolLane.BY_URL, Map.of("url", url));
                assertEquals("Sobre nosotros", found.at("/data/title").asText(), found::toString);
            }
            lane.reset();
            spanish.agent().call(ToolLane.BY_URL, Map.of("url", "/es"));
            assertEquals("{\"url\":{\"$in\":[\"/\"]}}", lane.sent().get(0).value("query"));
            lane.reset();
            spanish.agent().call(ToolLane.BY_URL, Map.of("url", "/escape"));
            assertTrue(lane.sent().get(0).value("query").contains("\"/escape\""));
        }
    }

    private JsonNode read(String url) {
        String full = url.replace("ORIGIN", lane.server().origin().toString());
        return page.agent().call(ToolLane.BY_URL, Map.of("url", full));
    }
}
