package io.github.webmcp4j.site;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.webmcp4j.site.BuiltInFixtures.FixtureEntry;
import java.net.http.HttpResponse;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SitePagesTest {
    private static final Pattern CONFIG =
            Pattern.compile("<script type=\"application/json\" id=\"webmcp-config\">(.*?)</script>", Pattern.DOTALL);

    private static DemoSite site;
    private static SiteClient client;

    @BeforeAll
    static void start() {
        site = DemoSite.start(SiteOptions.onAnyPort());
        client = new SiteClient(site.origin());
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    @ParameterizedTest
    @CsvSource({
        "/, Northlight Coffee, en",
        "/articles, Journal – Northlight Coffee, en",
        "/products, Coffee &amp; gear – Northlight Coffee, en",
        "/es, Northlight Coffee, es",
        "/es/articles, Diario – Northlight Coffee, es",
        "/es/products, Café y equipo – Northlight Coffee, es"
    })
    void showsListsInBothLanguages(String path, String title, String language) throws Exception {
        HttpResponse<String> page = client.get(path);

        assertEquals(200, page.statusCode());
        assertTrue(page.body().contains("<title>" + title + "</title>"), page.body());
        assertTrue(page.body().contains("<html lang=\"" + language + "\">"));
        assertEquals("text/html;charset=utf-8", SiteClient.header(page, "Content-Type"));
    }

    @TestFactory
    Stream<DynamicTest> showsEveryPublishedEntryAtItsUrl() throws Exception {
        Set<String> sharedUrls = BuiltInFixtures.entries().stream()
                .filter(entry -> entry.type().equals("article"))
                .map(FixtureEntry::url)
                .collect(Collectors.toSet());
        return BuiltInFixtures.entries().stream()
                .filter(FixtureEntry::published)
                .filter(entry -> !entry.url().equals("/"))
                .filter(entry -> !entry.type().equals("page") || !sharedUrls.contains(entry.url()))
                .map(entry -> DynamicTest.dynamicTest(entry.url(), () -> {
                    HttpResponse<String> page = client.get(entry.url());
                    assertEquals(200, page.statusCode());
                    assertTrue(page.body().contains("<title>" + escaped(entry.title())), page.body());
                }));
    }

    @TestFactory
    Stream<DynamicTest> hidesEveryDraft() throws Exception {
        return BuiltInFixtures.entries().stream()
                .filter(entry -> !entry.published())
                .map(entry -> DynamicTest.dynamicTest(
                        entry.url(),
                        () -> assertEquals(404, client.get(entry.url()).statusCode())));
    }

    @Test
    void showsTheArticleWhenAPageHasTheSameUrl() throws Exception {
        assertTrue(client.get("/guides/brewing").body().contains("<article class=\"reading\""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/nothing-here", "/articles/nothing-here", "/es/nada", "/estate", "/%2e%2e/static/site.css"})
    void answersNotFoundForUnknownAddresses(String path) throws Exception {
        int status = client.get(path).statusCode();

        assertTrue(status == 404 || status == 400, "got " + status);
    }

    @Test
    void saysNotFoundInTheLanguageOfTheAddress() throws Exception {
        assertTrue(client.get("/nothing").body().contains("This page is not on the menu"));
        assertTrue(client.get("/es/nada").body().contains("Esta página no está en la carta"));
    }

    @Test
    void turnsLinksInTheBodyToTheLanguageOfThePage() throws Exception {
        String home = client.get("/es").body();

        assertTrue(home.contains("href=\"/es/guides/brewing\""));
        assertFalse(home.contains("href=\"/guides/brewing\""));
    }

    @Test
    void offersTheSamePageInTheOtherLanguage() throws Exception {
        assertTrue(client.get("/about").body().contains("class=\"switch\" href=\"/es/about\""));
        assertTrue(client.get("/es/about").body().contains("class=\"switch\" href=\"/about\""));
        assertTrue(client.get("/es").body().contains("class=\"switch\" href=\"/\""));
    }

    @Test
    void handsTheToolsTheStubTheSiteReadsFrom() throws Exception {
        Matcher block = CONFIG.matcher(client.get("/").body());
        assertTrue(block.find());
        JsonNode config = new ObjectMapper().readTree(block.group(1));

        assertAll(
                () -> assertEquals(
                        site.stub().origin().toString(),
                        config.at("/stack/host").asText()),
                () -> assertEquals(
                        "bltdemo0northlight01", config.at("/stack/apiKey").asText()),
                () -> assertEquals("production", config.at("/stack/environment").asText()),
                () -> assertEquals(4, config.path("contentTypes").size()),
                () -> assertEquals("/llms.txt", config.at("/siteInfo/llmsTxt").asText()));
    }

    @Test
    void outlinesTheSiteInLlmsTxt() throws Exception {
        HttpResponse<String> outline = client.get("/llms.txt");

        assertEquals("text/plain;charset=utf-8", SiteClient.header(outline, "Content-Type"));
        assertTrue(outline.body().startsWith("# Northlight Coffee\n"));
        assertTrue(outline.body().contains("(/about)"));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }
}
