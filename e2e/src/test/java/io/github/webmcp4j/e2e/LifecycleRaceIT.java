package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Steps of a registration that meet in one task, as frameworks and the back/forward cache make them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class LifecycleRaceIT {
    private static final String RESTORED = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));";

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
    void tellsHowFarItIsAtEveryMoment() {
        try (TestPage page =
                open("var atOnce = Object.assign({}, tools); tools.ready.then(h => same = h === tools);")) {
            assertEquals(
                    "[true,\"waiting\",[],[]]",
                    page.evaluate("[atOnce.supported, atOnce.status, atOnce.tools, atOnce.results]")
                            .toString());
            assertEquals("registered", status(page, "tools"));
            assertTrue(page.evaluate("same").asBoolean());
            assertTrue(page.evaluate("tools.results.every(r => r.ok && tools.tools.includes(r.name))")
                    .asBoolean());
        }
    }

    @Test
    void leavesNoToolWhenDisposedInTheTaskThatRegistered() {
        try (TestPage page = open("tools.dispose();")) {
            assertEquals("disposed", status(page, "tools"));
            assertEquals(List.of(), page.agent().toolNames());
            assertEquals(List.of(), page.complaints());
        }
    }

    /** React's strict mode mounts, unmounts and mounts again. */
    @Test
    void registersDisposesAndRegistersInOneTask() {
        try (TestPage page = open("tools.dispose(); var second = " + register())) {
            assertEquals("registered", status(page, "second"));
            assertEquals("disposed", status(page, "tools"));
            assertSevenOnce(page);
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void leavesTheToolOfThePageAloneWhenOneNameIsTaken() {
        String own = "document.modelContext.registerTool({ name: 'get_site_info', description: 'Of the page',"
                + " inputSchema: { type: 'object', properties: {} }, execute: () => ({ mine: true }) });";
        try (TestPage page = openWith(own, "")) {
            assertEquals("partial", status(page, "tools"));
            assertEquals(6, page.evaluate("tools.tools").size());
            page.page().evaluate("() => tools.dispose()");
            assertEquals(List.of("get_site_info"), page.agent().toolNames());
            assertTrue(page.agent().call("get_site_info", "{}").has("mine"));
        }
    }

    @Test
    void registersOnceWhenThePageComesBackTwice() {
        try (TestPage page = open("")) {
            status(page, "tools");
            page.page().evaluate("() => { " + RESTORED + RESTORED + " }");
            afterTasks(page);
            assertSevenOnce(page);
            assertEquals("registered", page.evaluate("tools.status").asText());
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void staysDisposedWhenThePageCameBackInTheSameTask() {
        try (TestPage page = open("")) {
            status(page, "tools");
            page.page().evaluate("() => { " + RESTORED + " tools.dispose(); }");
            afterTasks(page);
            assertEquals(List.of(), page.agent().toolNames());
        }
    }

    @Test
    void answersTheCallInFlightWhenThePageComesBack() {
        try (TestPage page = open("")) {
            status(page, "tools");
            callSlowly(page, 1);
            page.page().evaluate("() => { " + RESTORED + " }");
            assertTrue(page.evaluate("calls[0]").has("data"));
            assertSevenOnce(page);
        }
    }

    @Test
    void answersEveryCallInFlightBeforeItTakesTheToolsBack() {
        try (TestPage page = open("")) {
            status(page, "tools");
            callSlowly(page, 3);
            page.page().evaluate("() => tools.dispose()");
            for (JsonNode answer : page.evaluate("Promise.all(calls)")) {
                assertTrue(answer.has("data"), answer::toString);
            }
            page.page().waitForFunction("() => document.modelContext.getTools().then(all => all.length === 0)");
        }
    }

    private void callSlowly(TestPage page, int times) {
        pages.stub().faults().always().delay(Duration.ofSeconds(1));
        page.page()
                .waitForRequest(
                        request -> request.method().equals("GET"),
                        () -> page.page()
                                .evaluate(
                                        "async times => { const context = document.modelContext;"
                                                + " const search = (await context.getTools()).find(t => t.name === 'contentstack_search_entries');"
                                                + " window.calls = Array.from({ length: times }, (_, i) =>"
                                                + " context.executeTool(search, { query: 'type', offset: i }).then(JSON.parse)); }",
                                        times));
    }

    /** What was put off to a task of its own has run, and the host has answered it. */
    private static void afterTasks(TestPage page) {
        page.evaluate("new Promise(done => setTimeout(() => setTimeout(done)))");
    }

    private static void assertSevenOnce(TestPage page) {
        List<String> names = page.agent().toolNames();
        assertEquals(7, names.size());
        assertEquals(7, new HashSet<>(names).size());
    }

    private TestPage open(String after) {
        return openWith("", after);
    }

    private TestPage openWith(String before, String after) {
        return browser.open(pages.inline("/race", before, "var same; var tools = " + register() + after, Map.of()));
    }

    private String register() {
        return "ContentstackWebMCP.register(" + pages.options() + ");";
    }

    private static String status(TestPage page, String handle) {
        return page.evaluate(handle + ".ready.then(handle => handle.status)").asText();
    }
}
