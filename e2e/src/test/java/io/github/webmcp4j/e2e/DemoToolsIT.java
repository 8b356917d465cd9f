package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.site.DemoSite;
import io.github.webmcp4j.site.SiteOptions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The agent in a tab of the demo site, as a visitor has it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class DemoToolsIT {
    private DemoSite site;
    private TestBrowser browser;

    @BeforeAll
    void start() {
        site = DemoSite.start(SiteOptions.onAnyPort());
        browser = TestBrowser.withWebMcp();
    }

    @AfterAll
    void stop() {
        browser.close();
        site.close();
    }

    @Test
    void seesSevenTools() {
        try (TestPage page = browser.open(site.origin() + "/")) {
            assertEquals(
                    "registered",
                    page.evaluate("agentTools.ready.then(h => h.status)").asText());
            assertEquals(
                    List.of(
                            "contentstack_get_entry_by_uid",
                            "contentstack_get_entry_by_url",
                            "contentstack_list_content_types",
                            "contentstack_search_entries",
                            "get_current_page",
                            "get_site_info",
                            "navigate_to"),
                    page.agent().toolNames().stream().sorted().toList());
            assertEquals(List.of(), page.complaints());
        }
    }

    @Test
    void searchesReadsAndNavigatesWithoutReload() {
        try (TestPage page = browser.open(site.origin() + "/")) {
            page.evaluate("agentTools.ready.then(h => h.status)");
            page.page().evaluate("window.sameDocument = true");
            JsonNode found = page.agent().call("contentstack_search_entries", Map.of("query", "limescale"));
            assertEquals(1, found.at("/meta/total").asInt(), found::toString);
            String url = found.at("/data/0/url").asText();
            JsonNode read = page.agent().call("contentstack_get_entry_by_url", Map.of("url", url));
            assertTrue(read.at("/data/entry/body").asText().contains("Limescale"), read::toString);
            JsonNode going = page.agent().call("navigate_to", Map.of("path", url));
            assertEquals(url, going.at("/data/navigating_to").asText(), going::toString);
            page.page().waitForURL("**" + url);
            JsonNode here = page.agent().call("get_current_page", Map.of());
            assertEquals(url, here.at("/data/path").asText());
            assertTrue(page.evaluate("window.sameDocument === true").asBoolean());
            assertEquals(List.of(), page.complaints());
        }
    }
}
