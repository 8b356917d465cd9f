package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Registering, disposing and registering again, in a browser with WebMCP. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class LifecycleIT {
    private static final String CALL = "document.modelContext.getTools().then(all =>"
            + " document.modelContext.executeTool(all.find(t => t.name === 'contentstack_search_entries'), { query: 'type' }))"
            + ".then(JSON.parse)";

    private LanePages pages;
    private TestBrowser browser;

    @BeforeAll
    void start() {
        pages = new LanePages();
        browser = TestBrowser.withWebMcp();
    }

    @AfterEach
    void calm() {
        pages.stub().faults().clear();
    }

    @AfterAll
    void stop() {
        browser.close();
        pages.close();
    }

    @Test
    void registersInTheTaskThatCalled() {
        String url = pages.inline(
                "/now",
                "var order = []; var original = document.modelContext.registerTool;"
                        + "document.modelContext.registerTool = function(...a) { order.push(a[0].name); return original.apply(this, a); };",
                "var tools = ContentstackWebMCP.register(" + pages.options() + "); order.push('returned');",
                Map.of());
        try (TestPage page = browser.open(url)) {
            assertEquals(8, page.evaluate("order").size());
            assertEquals("returned", page.evaluate("order[7]").asText());
        }
    }

    @Test
    void leavesTheFirstRegistrationAloneWhenThereIsASecond() {
        try (TestPage page = open("/twice")) {
            register(page, "second");
            assertEquals("failed", status(page, "second"));
            assertTrue(page.evaluate("second.results[0].error").asText().contains("InvalidStateError"));
            page.page().evaluate("() => second.dispose()");
            assertEquals(7, page.agent().toolNames().size());
            assertTrue(page.evaluate(CALL).has("data"));
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void takesAllToolsBack() {
        try (TestPage page = open("/dispose")) {
            page.page().evaluate("() => { tools.dispose(); tools.dispose(); }");
            assertEquals(List.of(), page.agent().toolNames());
            assertEquals("disposed", page.evaluate("tools.status").asText());
            assertEquals(0, page.evaluate("tools.tools").size());
        }
    }

    @Test
    void registersAgainRightAfterDispose() {
        try (TestPage page = open("/again")) {
            page.page().evaluate("() => tools.dispose()");
            register(page, "second");
            assertEquals("registered", status(page, "second"));
            assertTrue(page.evaluate(CALL).has("data"));
        }
    }

    @Test
    void answersTheCallInFlightBeforeItTakesTheToolsBack() {
        try (TestPage page = open("/midcall")) {
            pages.stub().faults().always().delay(Duration.ofSeconds(1));
            page.page()
                    .waitForRequest(
                            request -> request.method().equals("GET"),
                            () -> page.page().evaluate("() => { window.call = " + CALL + "; }"));
            page.page().evaluate("() => tools.dispose()");
            assertTrue(page.evaluate("call").has("data"));
            page.page().waitForFunction("() => document.modelContext.getTools().then(all => all.length === 0)");
        }
    }

    @Test
    void registersOnceTheCallsOfTheDisposedOneAreAnswered() {
        try (TestPage page = open("/handover")) {
            pages.stub().faults().always().delay(Duration.ofSeconds(1));
            page.page()
                    .waitForRequest(
                            request -> request.method().equals("GET"),
                            () -> page.page().evaluate("() => { window.call = " + CALL + "; }"));
            page.page().evaluate("() => tools.dispose()");
            register(page, "second");
            assertEquals("waiting", page.evaluate("second.status").asText());
            assertEquals("registered", status(page, "second"));
            assertTrue(page.evaluate("call").has("data"));
            assertEquals(7, page.agent().toolNames().size());
        }
    }

    @Test
    void registersAgainWhenThePageComesBackFromTheCache() {
        try (TestPage page = open("/cache")) {
            JsonNode again = page.evaluate("new Promise(done => { const names = [];"
                    + " const original = document.modelContext.registerTool;"
                    + " document.modelContext.registerTool = function(tool, options) { names.push(tool.name);"
                    + " if (names.length === 7) setTimeout(done, 0, names); return original.call(this, tool, options); };"
                    + " dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })); })");
            assertEquals(7, again.size());
            assertEquals(7, page.agent().toolNames().size());
            assertTrue(page.evaluate(CALL).has("data"));
        }
    }

    @Test
    void keepsNoListenerAfterDispose() {
        try (TestPage page = open("/quiet")) {
            assertEquals(
                    0,
                    page.evaluate("new Promise(done => { tools.dispose(); let calls = 0;"
                                    + " document.modelContext.registerTool = () => { calls++; };"
                                    + " dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));"
                                    + " setTimeout(() => setTimeout(() => done(calls))); })")
                            .asInt());
        }
    }

    private TestPage open(String path) {
        TestPage page = browser.open(pages.registering(path, "", Map.of()));
        assertEquals("registered", status(page, "tools"));
        return page;
    }

    private void register(TestPage page, String name) {
        page.page().evaluate("() => { window." + name + " = ContentstackWebMCP.register(" + pages.options() + "); }");
    }

    private static String status(TestPage page, String handle) {
        return page.evaluate(handle + ".ready.then(handle => handle.status)").asText();
    }
}
