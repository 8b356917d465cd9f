package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.ConsoleMessage;
import io.github.webmcp4j.site.cda.Stack;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The answer of navigate_to comes before the page goes, and whatever becomes of that. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class NavigateAnswerIT {
    /** The next document of the site can read the answer. */
    private static final String REMEMBERED_CALL = "const context = document.modelContext;"
            + "context.getTools().then(tools => context.executeTool("
            + "tools.find(tool => tool.name === 'navigate_to'), { path: '/ok?x=1#y' }))"
            + ".then(answer => { sessionStorage.answer = answer; sessionStorage.answeredOn = location.pathname; });";

    private ToolLane lane;

    @BeforeAll
    void start() {
        lane = ToolLane.on(Stack.generate(3, 1, 1));
    }

    @AfterAll
    void stop() {
        lane.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "path => location.assign(path)",
                "path => { location.href = path; }",
                "async path => { location.replace(path); }"
            })
    void answersBeforeTheDocumentGoes(String navigate) {
        try (TestPage page = open(navigate)) {
            page.page().evaluate("() => { " + REMEMBERED_CALL + " }");
            page.page().waitForURL("**/ok?x=1#y");
            JsonNode answer = Json.read(page.evaluate("sessionStorage.answer").asText());
            assertEquals("/ok?x=1#y", answer.at("/data/navigating_to").asText(), answer::toString);
            assertEquals("/lane", page.evaluate("sessionStorage.answeredOn").asText());
            assertEquals(List.of(), page.complaints());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"() => { throw new Error('no route'); }", "async () => { throw new Error('no route'); }"})
    void tellsTheConsoleOfAFailureAndNobodyElse(String navigate) {
        try (TestPage page = open(navigate)) {
            ConsoleMessage message = page.page().waitForConsoleMessage(() -> {
                JsonNode answer = page.agent().call("navigate_to", Map.of("path", "/ok"));
                assertEquals("/ok", answer.at("/data/navigating_to").asText(), answer::toString);
            });
            assertEquals("error", message.type());
            assertTrue(message.text().contains("no route"), message.text());
            page.evaluate("new Promise(done => setTimeout(done))");
            assertEquals(1, page.complaints().size(), page.complaints()::toString);
        }
    }

    @Test
    void doesNotWaitForASlowNavigation() {
        try (TestPage page = open("() => new Promise(() => {})")) {
            JsonNode answer = page.agent().call("navigate_to", Map.of("path", "/ok"));
            assertEquals("/ok", answer.at("/data/navigating_to").asText(), answer::toString);
        }
    }

    private TestPage open(String navigate) {
        return lane.open("navigate: " + navigate + ", " + ToolLane.THREE_TYPES);
    }
}
