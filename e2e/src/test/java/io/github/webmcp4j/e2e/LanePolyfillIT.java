package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A browser without WebMCP and a page with the polyfill of npm, whole or with {@code navigator.modelContext} alone. */
class LanePolyfillIT {
    private static final String VERSION = "5.1.0";

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void servesAnAgentThroughThePolyfill(boolean onNavigatorAlone) throws Exception {
        Command.needsNpm();
        Path polyfill = polyfill();
        try (TestBrowser browser = TestBrowser.withoutWebMcp();
                LanePages pages = new LanePages()) {
            pages.server().file("/polyfill.js", polyfill);
            String before = onNavigatorAlone
                    ? "<script>var kept = navigator.modelContext; delete document.modelContext;"
                            + " delete Document.prototype.modelContext;"
                            + " Object.defineProperty(navigator, 'modelContext', { value: kept });</script>"
                    : "";
            String url = pages.server()
                    .page(
                            "/polyfill",
                            "<script src=/polyfill.js></script>" + before
                                    + "<script src=/dist/contentstack-webmcp.global.js></script>"
                                    + "<script>var tools = ContentstackWebMCP.register(" + pages.options()
                                    + ");</script>");
            try (TestPage page = browser.open(url)) {
                assertEquals(
                        !onNavigatorAlone,
                        page.evaluate("!!document.modelContext").asBoolean());
                assertEquals(
                        "registered",
                        page.evaluate("tools.ready.then(h => h.status)").asText());
                drive(page);
            }
        }
    }

    private static void drive(TestPage page) {
        InPageAgent agent = page.agent();
        assertEquals(7, agent.toolNames().size());
        assertEquals("object", agent.tools().get(0).at("/inputSchema/type").asText());
        JsonNode found = agent.call("contentstack_search_entries", Map.of("query", "type"));
        assertTrue(found.has("data"), found::toString);
        JsonNode missing = agent.call("contentstack_get_entry_by_url", Map.of("url", "/missing"));
        assertEquals(
                "No entry found for URL: /missing", missing.at("/error/message").asText(), missing::toString);
        agent.call("navigate_to", Map.of("path", "/there?x=1#y"));
        page.page().waitForFunction("() => window.went === '/there?x=1#y'");
        page.page().evaluate("() => tools.dispose()");
        assertEquals(List.of(), agent.toolNames());
    }

    private static Path polyfill() throws Exception {
        Path folder = Command.folder("polyfill");
        Command.run(
                folder,
                "npm",
                "install",
                "--silent",
                "--no-audit",
                "--no-fund",
                "--prefix",
                folder.toString(),
                "@mcp-b/webmcp-polyfill@" + VERSION);
        Path dist = folder.resolve("node_modules/@mcp-b/webmcp-polyfill/dist");
        try (var files = Files.list(dist)) {
            return files.filter(file -> file.toString().endsWith(".iife.js"))
                    .findFirst()
                    .orElseThrow();
        }
    }
}
