package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hosts that are slow, silent or half there, in a browser without WebMCP. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class LaneHostOddIT {
    private LanePages pages;
    private TestBrowser browser;

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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Object.defineProperty(navigator, 'modelContext', { get() { throw new Error('mine'); } });",
                "document.modelContext = { get registerTool() { throw new Error('mine'); } };",
                "document.modelContext = null;",
                "document.modelContext = {};"
            })
    void takesAHostWithoutRegisterToolForNone(String host) {
        try (TestPage page = atSpeed(host)) {
            page.page().context().clock().runFor(4_000);
            assertEquals("unsupported", status(page));
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void takesTheNavigatorWhereTheDocumentHasHalfAHost() {
        String host = "var had = []; document.modelContext = {};"
                + "Object.defineProperty(navigator, 'modelContext', { value: { registerTool(t) { had.push(t.name); } } });";
        try (TestPage page = atSpeed(host)) {
            assertEquals("registered", status(page));
            assertEquals(7, page.evaluate("had").size());
        }
    }

    @Test
    void failsWhenTheHostNeverAnswers() {
        try (TestPage page = atSpeed("document.modelContext = { registerTool: () => new Promise(() => {}) };")) {
            assertEquals("waiting", page.evaluate("tools.status").asText());
            page.page().context().clock().fastForward(10_000);
            assertEquals("failed", status(page));
            assertTrue(page.evaluate("tools.results[0].error").asText().contains("does not answer"));
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void takesBackWhatTheHostTookAfterAllTooLate() {
        String host = "var had = {}, answers = []; document.modelContext = { registerTool(tool, { signal }) {"
                + " return new Promise(done => answers.push(() => { if (signal.aborted) return done();"
                + " had[tool.name] = 1; signal.addEventListener('abort', () => delete had[tool.name]); done(); })); } };";
        try (TestPage page = atSpeed(host)) {
            page.page().context().clock().fastForward(10_000);
            assertEquals("failed", status(page));
            page.page().evaluate("() => answers.forEach(answer => answer())");
            page.page().evaluate("() => tools.dispose()");
            assertEquals("[]", page.evaluate("Object.keys(had)").toString());
        }
    }

    /** A page whose clock the test moves, so that nobody waits for the bounds. */
    private TestPage atSpeed(String host) {
        BrowserContext context = browser.browser().newContext();
        context.clock().install();
        return TestPage.open(context, pages.registering("/odd", host, Map.of()));
    }

    private static String status(TestPage page) {
        return page.evaluate("tools.ready.then(handle => handle.status)").asText();
    }
}
