package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Hosts that behave as older browsers, polyfills and hostile pages do, in a browser without WebMCP. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class LaneHostIT {
    private static final String ON_NAVIGATOR = "var had = {}, gone = [];"
            + "Object.defineProperty(navigator, 'modelContext', { value: { registerTool(tool, options) { %s } } });";

    private LanePages pages;
    private TestBrowser browser;
    private int pageNumber;

    @BeforeAll
    void start() {
        pages = new LanePages();
        browser = TestBrowser.withoutWebMcp();
    }

    @AfterAll
    void stop() {
        browser.close();
        pages.close();
    }

    @Test
    void takesToolsBackByTheSignal() {
        try (TestPage page =
                open("options.signal.addEventListener('abort', () => gone.push(tool.name)); had[tool.name] = 1;")) {
            assertEquals("registered", status(page));
            assertEquals(7, page.evaluate("(tools.dispose(), gone)").size());
        }
    }

    @Test
    void takesToolsBackByWhatTheHostReturned() {
        try (TestPage page = open("return { unregister() { gone.push(tool.name); } };")) {
            assertEquals("registered", status(page));
            assertEquals(7, page.evaluate("(tools.dispose(), gone)").size());
        }
    }

    @Test
    void takesToolsBackByName() {
        String host = ON_NAVIGATOR.formatted("had[tool.name] = 1;")
                + "navigator.modelContext.unregisterTool = name => gone.push(name);";
        try (TestPage page = openWith(host)) {
            assertEquals("registered", status(page));
            assertEquals(7, page.evaluate("(tools.dispose(), gone)").size());
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void survivesAHostThatCannotTakeToolsBack() {
        try (TestPage page = open("had[tool.name] = 1;")) {
            assertEquals("registered", status(page));
            assertEquals(
                    "disposed", page.evaluate("(tools.dispose(), tools.status)").asText());
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void reportsAHostThatThrows() {
        try (TestPage page = open("throw new Error('no ' + tool.name);")) {
            assertEquals("failed", status(page));
            assertTrue(page.evaluate("tools.supported").asBoolean());
            assertEquals(
                    "Error: no contentstack_search_entries",
                    page.evaluate("tools.results[0].error").asText());
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void reportsAHostThatTakesSomeAndRejectsOthersLate() {
        try (TestPage page = open("return new Promise((ok, no) => setTimeout(() =>"
                + " tool.name.startsWith('get_') ? no(new TypeError('late')) : ok()));")) {
            assertEquals("partial", status(page));
            assertEquals(5, page.evaluate("tools.tools").size());
            assertEquals(
                    "[{\"name\":\"get_current_page\",\"ok\":false,\"error\":\"TypeError: late\"},"
                            + "{\"name\":\"get_site_info\",\"ok\":false,\"error\":\"TypeError: late\"}]",
                    page.evaluate("tools.results.filter(r => !r.ok)").toString());
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void takesAModelContextThatThrowsForNone() {
        String host = "Object.defineProperty(document, 'modelContext', { get() { throw new Error('mine'); } });";
        try (TestPage page = openWith(host)) {
            assertEquals("unsupported", status(page));
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void prefersTheDocumentAndLeavesTheNavigatorAlone() {
        String host = "var had = {}, touched = 0;"
                + "Object.defineProperty(navigator, 'modelContext', { get() { touched++; return undefined; } });"
                + "document.modelContext = { registerTool(tool) { had[tool.name] = tool; } };";
        try (TestPage page = openWith(host)) {
            assertEquals("registered", status(page));
            assertEquals(0, page.evaluate("touched").asInt());
            assertEquals(7, page.evaluate("Object.keys(had)").size());
        }
    }

    @Test
    void findsAPolyfillThatComesLate() {
        String host = "var had = {}; addEventListener('load', () => setTimeout(() => {"
                + " document.modelContext = { registerTool(tool) { had[tool.name] = 1; } }; }, 400));";
        try (TestPage page = openWith(host)) {
            assertEquals("registered", status(page));
            assertEquals(7, page.evaluate("Object.keys(had)").size());
        }
    }

    @Test
    void stopsLookingWhenDisposed() {
        String host = "var had = {};";
        try (TestPage page = openWith(host)) {
            page.page()
                    .evaluate("() => { tools.dispose();"
                            + " document.modelContext = { registerTool(tool) { had[tool.name] = 1; } }; }");
            assertEquals("disposed", status(page));
            assertEquals(0, page.evaluate("Object.keys(had)").size());
        }
    }

    @Test
    void answersWithValuesAndNeverThrows() {
        try (TestPage page = open("had[tool.name] = tool;")) {
            assertEquals("registered", status(page));
            assertEquals(
                    "invalid_input",
                    page.evaluate(
                                    "had.contentstack_search_entries.execute(undefined, undefined).then(a => a.error.reason)")
                            .asText());
            assertEquals(
                    "/lane",
                    page.evaluate("had.get_current_page.execute().then(a => a.data.path.replace(/\\d+/, ''))")
                            .asText());
        }
    }

    private TestPage open(String registerTool) {
        return openWith(ON_NAVIGATOR.formatted(registerTool));
    }

    private TestPage openWith(String host) {
        return browser.open(pages.registering("/lane" + pageNumber++, host, Map.of()));
    }

    private static String status(TestPage page) {
        return page.evaluate("tools.ready.then(handle => handle.status)").asText();
    }
}
