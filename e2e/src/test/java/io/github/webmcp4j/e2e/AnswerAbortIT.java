package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Request;
import io.github.webmcp4j.site.cda.Stack;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Callers that cancel, and calls that overlap. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class AnswerAbortIT {
    private static final String CALLS =
            "window.controller = new AbortController(); window.tool = async name => (await document.modelContext.getTools())"
                    + ".find(tool => tool.name === name);";

    private ToolLane lane;
    private TestPage page;

    @BeforeAll
    void start() {
        lane = ToolLane.on(Stack.generate(3, 5, 9));
    }

    @AfterAll
    void stop() {
        lane.close();
    }

    @BeforeEach
    void open() {
        lane.reset();
        page = lane.open(
                "contentTypes: ['type_1', 'type_2', 'type_3'].map(uid => ({ uid, searchableFields: ['url'] }))");
        page.page().evaluate("() => { " + CALLS + " }");
    }

    @Test
    void abortsTheRequestWhenTheCallerCancelsInTheBrowser() {
        lane.faults().always().hang();
        CompletableFuture<Request> failed = new CompletableFuture<>();
        page.page().onRequestFailed(failed::complete);
        page.page()
                .waitForRequest(
                        "**/entries?**",
                        () -> page.page()
                                .evaluate("() => { window.call = tool('"
                                        + ToolLane.SEARCH + "').then(found => document.modelContext.executeTool(found,"
                                        + " { query: 'e', content_types: ['type_1'] }, { signal: controller.signal }))"
                                        + ".then(answer => 'answered', error => error.name); }"));
        page.page().waitForCondition(() -> lane.sent().size() == 1);
        page.page().evaluate("controller.abort()");
        page.page().waitForCondition(failed::isDone);
        assertEquals("net::ERR_ABORTED", failed.join().failure());
        assertEquals("AbortError", page.evaluate("window.call").asText());
        assertEquals(1, lane.sent().size());
    }

    @Test
    void answersThatItWasCancelled() {
        lane.faults().always().hang();
        page.page().waitForRequest("**/entries?**", () -> start("controller.signal"));
        page.page().evaluate("controller.abort()");
        JsonNode answer = page.evaluate("window.call");
        assertEquals("aborted", answer.at("/error/reason").asText(), answer::toString);
        assertFalse(answer.at("/error/retryable").asBoolean(true));
    }

    @Test
    void doesNotTryAgainAfterACancel() {
        lane.faults().always().rateLimited();
        page.page().waitForResponse("**/entries?**", () -> start("controller.signal"));
        page.page().evaluate("controller.abort()");
        JsonNode answer = page.evaluate("window.call");
        assertEquals("aborted", answer.at("/error/reason").asText(), answer::toString);
        assertEquals(1, lane.sent().size());
    }

    @Test
    void sendsNothingForACallThatIsCancelledAlready() {
        start("AbortSignal.abort()");
        JsonNode answer = page.evaluate("window.call");
        assertEquals("aborted", answer.at("/error/reason").asText(), answer::toString);
        assertEquals(List.of(), lane.sent());
    }

    @Test
    void givesEachOfTwoOverlappingCallsItsOwnAnswer() {
        lane.faults().when(path -> path.contains("/type_1/")).delay(Duration.ofSeconds(2));
        JsonNode answers = page.evaluate("(order => Promise.all(['type_1', 'type_2'].map(async uid => { const answer ="
                + " JSON.parse(await document.modelContext.executeTool(await tool('" + ToolLane.SEARCH + "'),"
                + " { query: 'e', content_types: [uid] })); order.push(uid); return { answer, order }; })))([])");
        assertEquals("type_1", answers.at("/0/answer/data/0/content_type").asText(), answers::toString);
        assertEquals("type_2", answers.at("/1/answer/data/0/content_type").asText(), answers::toString);
        assertEquals("[\"type_2\",\"type_1\"]", answers.at("/0/order").toString());
    }

    @Test
    void answersTwoEqualCallsAlike() {
        JsonNode answers = page.evaluate("Promise.all([1, 2].map(async () => JSON.parse(await"
                + " document.modelContext.executeTool(await tool('" + ToolLane.SEARCH + "'), { query: 'e' }))))");
        assertNotNull(answers.get(0).get("data"));
        assertEquals(answers.get(0), answers.get(1));
    }

    /** Starts a call whose promise is {@code window.call}, with a signal of the caller. */
    private void start(String signal) {
        page.page()
                .evaluate("() => { window.call = executes." + ToolLane.SEARCH
                        + "({ query: 'e', content_types: ['type_1'] }, { signal: " + signal + " }); }");
    }
}
