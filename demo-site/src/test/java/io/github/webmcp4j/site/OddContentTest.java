package io.github.webmcp4j.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.site.cda.Stack;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OddContentTest {
    private static final String TYPE = """
            {"uid": "%1$s", "title": "%1$s", "description": "", "options": {"is_page": true, "title": "title"},
             "schema": [{"uid": "title", "display_name": "Title", "data_type": "text"},
                        {"uid": "url", "display_name": "URL", "data_type": "text"}]}
            """;

    private static final String ARTICLES = """
            [{"uid": "blt00000000000000a1", "updated_at": "2026-01-02T03:04:05.678Z", "created_at": "2026-01-01T03:04:05.678Z",
              "published": {"production": ["en-us"]},
              "locales": {"en-us": {"title": "R&D <b>notes</b>", "url": "/articles/odd"}}}]
            """;

    private static DemoSite site;
    private static SiteClient client;

    @BeforeAll
    static void start(@TempDir Path fixtures) throws Exception {
        Files.createDirectories(fixtures.resolve("content_types"));
        Files.createDirectories(fixtures.resolve("entries"));
        Files.writeString(fixtures.resolve("stack.json"), """
                {"name": "Odd", "api_key": "bltodd</script>", "delivery_token": "csodd", "master_locale": "en-us",
                 "locales": [{"code": "en-us"}, {"code": "es-es", "fallback_locale": "en-us"}],
                 "environments": [{"name": "production", "uid": "blt00000000000000e1"}],
                 "content_types": ["article", "product", "page", "author"]}
                """);
        for (String type : List.of("article", "product", "page", "author")) {
            Files.writeString(fixtures.resolve("content_types/" + type + ".json"), TYPE.formatted(type));
            Files.writeString(fixtures.resolve("entries/" + type + ".json"), type.equals("article") ? ARTICLES : "[]");
        }
        site = DemoSite.start(new SiteOptions(0, Stack.load(fixtures)));
        client = new SiteClient(site.origin());
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    @Test
    void escapesMarkupInTitles() throws Exception {
        String html = client.get("/articles/odd").body();

        assertTrue(html.contains("<title>R&amp;D &lt;b&gt;notes&lt;/b&gt; – Northlight Coffee</title>"), html);
        assertTrue(html.contains("<h1>R&amp;D &lt;b&gt;notes&lt;/b&gt;</h1>"), html);
        assertFalse(html.contains("<b>notes"));
    }

    @Test
    void keepsTheConfigurationInsideItsScriptElement() throws Exception {
        assertTrue(client.get("/articles/odd").body().contains("\"apiKey\":\"bltodd\\u003c/script>\""));
    }

    @Test
    void showsAnArticleWithoutSummaryAuthorAndDate() throws Exception {
        assertEquals(200, client.get("/articles/odd").statusCode());
        assertEquals(200, client.get("/articles").statusCode());
    }

    @Test
    void marksTextThatIsNotTranslated() throws Exception {
        String html = client.get("/es/articles/odd").body();

        assertTrue(html.contains("<article class=\"reading\" lang=\"en\">"), html);
        assertTrue(html.contains("Esta página aún no está traducida."));
    }

    @Test
    void answersNotFoundWithoutAHomeEntry() throws Exception {
        assertEquals(404, client.get("/").statusCode());
    }

    @Test
    void saysSoWhenTheContentIsOutOfReach() throws Exception {
        try (DemoSite lonely = DemoSite.start(SiteOptions.onAnyPort())) {
            lonely.stub().close();
            HttpResponse<String> page = new SiteClient(lonely.origin()).get("/es/articles");

            assertEquals(502, page.statusCode());
            assertTrue(page.body().contains("No podemos alcanzar el contenido"));
        }
    }

    @Test
    void refusesAPortInUseAndFreesTheStub() {
        int taken = site.origin().getPort();

        IllegalStateException problem =
                assertThrows(IllegalStateException.class, () -> DemoSite.start(SiteOptions.onPort(taken)));

        assertTrue(String.valueOf(problem.getMessage()).contains("port " + taken), problem.toString());
    }
}
