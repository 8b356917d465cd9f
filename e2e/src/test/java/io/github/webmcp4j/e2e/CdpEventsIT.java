package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What a client over the DevTools protocol is told when tools come, go and come back, and what cancelling does. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class CdpEventsIT {
    private LanePages pages;
    private TestBrowser browser;

    @BeforeAll
    void start() {
        pages = new LanePages();
        browser = TestBrowser.withWebMcp();
    }

    @AfterAll
    void stop() {
        browser.close();
        pages.close();
    }

    @Test
    void tellsThatAllToolsAreGoneAfterDispose() {
        try (TestPage page = registered()) {
            Watcher watcher = new Watcher(page);
            watcher.waitFor(watcher.added, 7);
            page.page().evaluate("() => tools.dispose()");
            watcher.waitFor(watcher.removed, 7);
            assertEquals(new HashSet<>(watcher.added), new HashSet<>(watcher.removed));
        }
    }

    @Test
    void tellsOfAllToolsAgainWhenThePageComesBackFromTheCache() {
        try (TestPage page = registered()) {
            Watcher watcher = new Watcher(page);
            watcher.waitFor(watcher.added, 7);
            page.page().evaluate("() => { dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })); }");
            watcher.waitFor(watcher.added, 14);
            assertEquals(7, watcher.removed.size());
        }
    }

    @Test
    void stopsTheRequestWhenTheClientCancels() {
        pages.stub().faults().always().delay(Duration.ofSeconds(5));
        try (TestPage page = registered()) {
            Watcher watcher = new Watcher(page);
            watcher.waitFor(watcher.added, 7);
            List<String> stopped = new ArrayList<>();
            page.page().onRequestFailed(request -> stopped.add(request.failure()));
            List<String> invoked = new ArrayList<>();
            page.page().waitForRequest("**/v3/**", () -> invoked.add(watcher.invoke("contentstack_search_entries")));
            watcher.cancel(invoked.get(0));
            watcher.waitFor(watcher.responses, 1);
            page.page().waitForCondition(() -> !stopped.isEmpty());
            assertTrue(stopped.get(0).contains("ERR_ABORTED"), stopped::toString);
            assertEquals(List.of(), page.complaints());
        } finally {
            pages.stub().faults().clear();
        }
    }

    private TestPage registered() {
        TestPage page = browser.open(pages.registering("/watched", "", Map.of()));
        page.evaluate("tools.ready.then(() => 1)");
        return page;
    }

    /** Notes what the protocol tells. */
    private static final class Watcher {
        private final TestPage page;
        private final CDPSession session;
        private final List<String> added = new ArrayList<>();
        private final List<String> removed = new ArrayList<>();
        private final List<String> responses = new ArrayList<>();
        private String frame = "";

        Watcher(TestPage page) {
            this.page = page;
            session = page.page().context().newCDPSession(page.page());
            session.on("WebMCP.toolsAdded", event -> note(event, added));
            session.on("WebMCP.toolsRemoved", event -> note(event, removed));
            session.on("WebMCP.toolResponded", event -> responses.add(event.toString()));
            session.send("WebMCP.enable");
        }

        void waitFor(List<String> notes, int size) {
            page.page().waitForCondition(() -> notes.size() == size);
        }

        String invoke(String tool) {
            JsonObject input = new JsonObject();
            input.addProperty("query", "type");
            JsonObject parameters = new JsonObject();
            parameters.addProperty("frameId", frame);
            parameters.addProperty("toolName", tool);
            parameters.add("input", input);
            return session.send("WebMCP.invokeTool", parameters)
                    .get("invocationId")
                    .getAsString();
        }

        void cancel(String invocation) {
            JsonObject parameters = new JsonObject();
            parameters.addProperty("invocationId", invocation);
            session.send("WebMCP.cancelInvocation", parameters);
        }

        private void note(JsonObject event, List<String> notes) {
            event.getAsJsonArray("tools").forEach(tool -> {
                notes.add(tool.getAsJsonObject().get("name").getAsString());
                frame = tool.getAsJsonObject().get("frameId").getAsString();
            });
        }
    }
}
