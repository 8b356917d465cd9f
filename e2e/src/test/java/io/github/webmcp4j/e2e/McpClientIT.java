package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import io.github.webmcp4j.site.DemoSite;
import io.github.webmcp4j.site.SiteOptions;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The page {@code /mcp-client} walks through an endpoint, in a browser that knows nothing of WebMCP. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class McpClientIT {
    private static final List<String> STEPS = List.of(
            "Initialize",
            "Initialized",
            "Discover the tools",
            "List articles",
            "Search for “MCP”",
            "Read a result",
            "Ask for what does not exist");

    private DemoSite site;
    private DemoSite other;

    @BeforeAll
    void start() {
        site = DemoSite.start(SiteOptions.onAnyPort());
        other = DemoSite.start(SiteOptions.onAnyPort());
    }

    @AfterAll
    void stop() {
        site.close();
        other.close();
    }

    @Test
    void walksThroughTheEndpointOfItsOwnSite() throws IOException {
        assertWalk(site.origin(), "mcp-client");
    }

    @Test
    void walksThroughTheEndpointOfAnotherOrigin() throws IOException {
        assertWalk(other.origin(), "mcp-client-elsewhere");
        assertWalk(URI.create("http://127.0.0.1:" + other.origin().getPort()), "mcp-client-address");
    }

    @Test
    void saysThatAnEndpointIsNone() {
        try (TestBrowser browser = TestBrowser.withoutWebMcp();
                TestPage opened = browser.open(site.origin() + "/mcp-client?endpoint=" + site.origin() + "/llms.txt")) {
            opened.page().click("text=Walk through it");
            opened.page().waitForSelector("text=did not answer as an MCP endpoint does");
        }
    }

    private void assertWalk(URI origin, String name) throws IOException {
        try (TestBrowser browser = TestBrowser.withoutWebMcp();
                TestPage opened = browser.open(site.origin() + "/mcp-client?endpoint=" + origin + "/mcp")) {
            Page page = opened.page();
            page.setViewportSize(1280, 900);
            page.click("text=Walk through it");
            page.waitForSelector("text=Done: 7 requests.");
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Path.of(System.getProperty("work"), "screenshots", name + ".png")));
            Download download = page.waitForDownload(() -> page.click("#save"));
            assertExchange(Json.read(Files.readString(download.path())), origin);
            assertEquals(List.of(), opened.complaints());
        }
    }

    private static void assertExchange(JsonNode saved, URI origin) {
        assertEquals(origin + "/mcp", saved.get("endpoint").asText());
        List<String> titles = new ArrayList<>();
        saved.get("exchange").forEach(step -> titles.add(step.get("title").asText()));
        assertEquals(STEPS, titles);
        assertEquals(
                "2025-11-25",
                saved.at("/exchange/0/response/body/result/protocolVersion").asText());
        assertEquals(202, saved.at("/exchange/1/response/status").asInt());
        assertEquals(3, saved.at("/exchange/2/response/body/result/tools").size());
        assertEquals(
                5,
                saved.at("/exchange/3/response/body/result/structuredContent/articles")
                        .size());
        assertTrue(saved.at("/exchange/5/response/body/result/content/0/text")
                        .asText()
                        .length()
                > 500);
        assertTrue(saved.at("/exchange/6/response/body/result/isError").asBoolean());
        assertTrue(saved.at("/exchange/6/response/body/result/content/0/text")
                .asText()
                .startsWith("No published article has the slug \"portfolio-nonexistent-evidence-check\""));
    }
}
