package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which host a region leads to: seen in the request of the browser, which goes no further. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class OptionsRegionIT {
    private static final String READ = "document.modelContext.getTools().then(all => document.modelContext.executeTool("
            + "all.find(t => t.name === 'contentstack_get_entry_by_uid'), { content_type: 'a', uid: 'blt1' }))"
            + ".then(JSON.parse)";

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

    @ParameterizedTest
    @CsvSource({
        "na, https://cdn.contentstack.io",
        "us, https://cdn.contentstack.io",
        "AWS_NA, https://cdn.contentstack.io",
        "eu, https://eu-cdn.contentstack.com",
        "aws-eu, https://eu-cdn.contentstack.com",
        "au, https://au-cdn.contentstack.com",
        "aws-au, https://au-cdn.contentstack.com",
        "azure-na, https://azure-na-cdn.contentstack.com",
        "azure_eu, https://azure-eu-cdn.contentstack.com",
        "gcp-na, https://gcp-na-cdn.contentstack.com",
        "GCP-EU, https://gcp-eu-cdn.contentstack.com"
    })
    void asksTheHostOfTheRegion(String region, String origin) {
        try (TestPage page = browser.open(pages.inline("/region", "", register(region), Map.of()))) {
            page.page().route("**/v3/**", Route::abort);
            page.evaluate("tools.ready.then(h => h.status)");
            Request asked = page.page()
                    .waitForRequest("**/v3/**", () -> page.page().evaluate("() => { window.answer = " + READ + "; }"));
            assertEquals(origin + "/v3/content_types/a/entries/blt1?environment=e", asked.url());
        }
    }

    private static String register(String region) {
        return "var tools = ContentstackWebMCP.register({ stack: { apiKey: 'k', deliveryToken: 't', environment: 'e',"
                + " region: '" + region + "' }, contentTypes: [{ uid: 'a' }] });";
    }
}
