package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import io.github.webmcp4j.site.DemoSite;
import io.github.webmcp4j.site.SiteOptions;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** A person uses the panel of the demo; what it looks like is kept in {@code e2e/target/screenshots}. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class AgentPanelIT {
    private DemoSite site;

    @BeforeAll
    void start() {
        site = DemoSite.start(SiteOptions.onAnyPort());
    }

    @AfterAll
    void stop() {
        site.close();
    }

    @Test
    void findsAnArticleAndOpensIt() {
        try (TestBrowser browser = TestBrowser.withWebMcp();
                TestPage opened = browser.open(site.origin() + "/")) {
            Page page = opened.page();
            page.setViewportSize(1280, 900);
            opened.evaluate("agentTools.ready.then(handle => handle.status)");
            screenshot(page, "home");
            page.click(".agent-button");
            assertEquals(7, page.locator("#agent-panel [data-tool]").count());
            page.click("#agent-panel [data-tool=contentstack_search_entries]");
            page.fill("#agent-field-query", "citric acid");
            page.click(".agent-run");
            page.waitForSelector(".agent-card[data-state=answer]");
            assertEquals(2, page.locator(".agent-hits a").count());
            screenshot(page, "agent-panel");
            page.click(".agent-hits a >> nth=0");
            page.waitForURL("**/articles/descaling-without-drama");
            assertTrue(page.isVisible("#agent-panel"));
            assertEquals(List.of(), opened.complaints());
        }
    }

    @Test
    void showsAFailureAsAFailure() {
        try (TestBrowser browser = TestBrowser.withWebMcp();
                TestPage opened = browser.open(site.origin() + "/es")) {
            Page page = opened.page();
            page.click(".agent-button");
            page.click("#agent-panel [data-tool=contentstack_get_entry_by_url]");
            page.fill("#agent-field-url", "/missing");
            page.click(".agent-run");
            page.waitForSelector(".agent-card[data-state=error]");
            assertTrue(page.innerText(".agent-error").contains("No entry found for URL: /missing"));
        }
    }

    @Test
    void saysHowToEnableWebMcpWhereItIsMissing() {
        try (TestBrowser browser = TestBrowser.withoutWebMcp();
                TestPage opened = browser.open(site.origin() + "/")) {
            opened.page().click(".agent-button");
            assertTrue(opened.page().innerText("#agent-panel").contains("--enable-features=WebMCP"));
            assertEquals(List.of(), opened.complaints());
        }
    }

    private static void screenshot(Page page, String name) {
        Path file = Path.of(System.getProperty("work"), "screenshots", name + ".png");
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }
}
