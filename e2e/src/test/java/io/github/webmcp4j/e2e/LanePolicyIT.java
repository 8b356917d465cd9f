package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Pages whose headers allow less than usual, and browsers without WebMCP. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class LanePolicyIT {
    private static final String SEARCH = "contentstack_search_entries";
    private static final String STRICT = "default-src 'none'; script-src 'self'; require-trusted-types-for 'script';"
            + " trusted-types 'none'; connect-src ";

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
    void worksUnderAStrictPolicyWithTrustedTypes() {
        try (TestPage page = strict("/strict", pages.stub().origin().toString())) {
            JsonNode found = page.agent().call(SEARCH, Map.of("query", "type"));
            assertTrue(found.has("data"), found::toString);
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void namesTheConnectSourceThatThePolicyLacks() {
        try (TestPage page = strict("/blocked", "'self'")) {
            JsonNode failed = page.agent().call(SEARCH, Map.of("query", "type"));
            String message = failed.at("/error/message").asText();
            assertEquals("network", failed.at("/error/reason").asText(), failed::toString);
            assertTrue(message.contains("connect-src"), message);
            assertTrue(message.contains(pages.stub().origin().toString()), message);
            assertFalse(failed.at("/error/retryable").asBoolean());
        }
    }

    @Test
    void failsQuietlyWhereThePageForbidsTools() {
        String url = pages.registering("/forbidden", "", Map.of("Permissions-Policy", "tools=()"));
        try (TestPage page = browser.open(url)) {
            assertEquals("failed", status(page));
            JsonNode results = page.evaluate("tools.results");
            assertEquals(7, results.size());
            results.forEach(
                    result -> assertTrue(result.get("error").asText().contains("NotAllowedError"), result::toString));
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void failsQuietlyInAnAgentClusterOfItsSite() {
        String url = pages.registering("/cluster", "", Map.of("Origin-Agent-Cluster", "?0"));
        try (TestBrowser alone = TestBrowser.withWebMcp();
                TestPage page = alone.open(url)) {
            assertEquals("failed", status(page));
            assertTrue(page.evaluate("tools.results[0].error").asText().contains("SecurityError"));
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void saysThatThereIsNoModelContextAndLetsThePageBe() {
        try (TestBrowser plain = TestBrowser.withoutWebMcp();
                TestPage page = plain.open(pages.registering("/none", "", Map.of()))) {
            assertEquals("waiting", page.evaluate("tools.status").asText());
            assertEquals("unsupported", status(page));
            assertFalse(page.evaluate("tools.supported").asBoolean());
            assertFalse(page.evaluate("ContentstackWebMCP.isSupported()").asBoolean());
            assertEquals(0, page.evaluate("tools.tools").size());
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void registersFromAnEsModule() {
        String module = "import { register, isSupported } from '/dist/contentstack-webmcp.js';"
                + "window.tools = register(" + pages.options() + "); window.supported = isSupported();";
        try (TestPage page =
                browser.open(pages.server().page("/module", "<script type=module>" + module + "</script>"))) {
            assertEquals("registered", status(page));
            assertTrue(page.evaluate("supported").asBoolean());
            assertFalse(page.evaluate("'ContentstackWebMCP' in window").asBoolean());
            assertTrue(page.agent().call(SEARCH, Map.of("query", "type")).has("data"));
        }
    }

    @Test
    void leavesOneGlobal() {
        String before = "var before = Object.keys(window);";
        try (TestPage page = browser.open(pages.inline("/global", before, "", Map.of()))) {
            assertEquals(
                    "[\"ContentstackWebMCP\"]",
                    page.evaluate("Object.keys(window).filter(key => !before.includes(key))")
                            .toString());
        }
    }

    /** A page without inline script: the test registers as a script of the site would. */
    private TestPage strict(String path, String connect) {
        String url = pages.server()
                .page(
                        path,
                        "<script src=/dist/contentstack-webmcp.global.js></script>",
                        Map.of("Content-Security-Policy", STRICT + connect));
        TestPage page = browser.open(url);
        page.page().evaluate("() => { window.tools = ContentstackWebMCP.register(" + pages.options() + "); }");
        assertEquals("registered", status(page));
        return page;
    }

    private static String status(TestPage page) {
        return page.evaluate("tools.ready.then(handle => handle.status)").asText();
    }
}
