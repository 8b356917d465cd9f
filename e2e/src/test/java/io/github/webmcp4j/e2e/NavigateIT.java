package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.site.cda.Stack;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where navigate_to goes, and where it does not. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class NavigateIT {
    private static final String NAVIGATE = "navigate: path => { window.went = path; }, " + ToolLane.THREE_TYPES;

    private ToolLane lane;
    private TestPage page;

    @BeforeAll
    void start() {
        lane = ToolLane.on(Stack.generate(3, 1, 1));
        page = lane.open(NAVIGATE);
    }

    @AfterAll
    void stop() {
        lane.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "//evil.example",
                "/\\evil.example",
                "\\\\evil.example",
                "https:/x",
                "https://evil.example/",
                "javascript:alert(1)",
                "/a\nb",
                "/\t/evil.example",
                "/a\u0000b",
                "/.//evil.example",
                "/%2e//evil.example",
                "/a/..//evil.example",
                "/x/../..//evil.example",
                "about",
                "",
                " /about"
            })
    void rejectsWhatIsNoPathOfTheSite(String path) {
        JsonNode answer = goTo(page, path);
        assertEquals("invalid_input", answer.at("/error/reason").asText(), answer::toString);
        assertTrue(answer.at("/error/message").asText().contains("path must"), answer::toString);
        assertEquals("nowhere", went(page));
    }

    @ParameterizedTest
    @CsvSource({
        "/ok?x=1#y, /ok?x=1#y",
        "/, /",
        "/a/../b, /b",
        "/niño, /ni%C3%B1o",
        "/a?next=//b, /a?next=//b",
        "/a//b, /a//b"
    })
    void passesAPathOfTheSite(String path, String expected) {
        assertGoesTo(page, path, expected);
    }

    @ParameterizedTest
    @CsvSource({
        "/about, /es/about",
        "/es/about, /es/about",
        "/es, /es",
        "/es?x=1, /es?x=1",
        "/, /es/",
        "/escape, /es/escape",
        "/../about, /es/about"
    })
    void putsTheBasePathBeforeOnce(String path, String expected) {
        try (TestPage spanish = lane.open("basePath: '/es/', " + NAVIGATE)) {
            assertGoesTo(spanish, path, expected);
        }
    }

    @Test
    void asksForTheBasePathAtEachCall() {
        try (TestPage switching = lane.open("basePath: () => window.base, " + NAVIGATE)) {
            assertGoesTo(switching, "/about", "/about");
            switching.page().evaluate("window.base = '/fr'");
            assertGoesTo(switching, "/about", "/fr/about");
        }
    }

    @Test
    void isNotRegisteredWithoutAWayToNavigate() {
        try (TestPage still = lane.open(ToolLane.THREE_TYPES)) {
            assertFalse(still.agent().toolNames().contains("navigate_to"));
            assertEquals(6, still.agent().toolNames().size());
        }
    }

    private static void assertGoesTo(TestPage page, String path, String expected) {
        JsonNode answer = goTo(page, path);
        assertEquals(expected, answer.at("/data/navigating_to").asText(), answer::toString);
        assertEquals(expected, went(page));
    }

    private static JsonNode goTo(TestPage page, String path) {
        page.page().evaluate("window.went = 'nowhere'");
        return page.agent().call("navigate_to", Map.of("path", path));
    }

    /** Where the page went by the task after the one that a navigation would have. */
    private static String went(TestPage page) {
        return page.evaluate("new Promise(done => setTimeout(() => done(window.went)))")
                .asText();
    }
}
