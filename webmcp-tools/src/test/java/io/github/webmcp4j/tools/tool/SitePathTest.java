package io.github.webmcp4j.tools.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SitePathTest {
    private static final String ORIGIN = "https://site.example";

    @ParameterizedTest
    @CsvSource({
        "/about, /about",
        "/about/, /about/",
        "/about?x=1#y, /about",
        "/about#y?x, /about",
        "https://site.example/about?x, /about",
        "https://site.example, /",
        "https://site.example?x, /",
        "/, /"
    })
    void findsThePathInAPathOrUrlOfTheSite(String text, String path) {
        assertEquals(path, SitePath.of(text, ORIGIN, ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "about",
                "",
                "?x",
                "#y",
                "//evil.example",
                "https://other.example/about",
                "https://site.example.evil/a",
                "https://site.example@evil/a",
                "javascript:alert(1)"
            })
    void findsNoneInAnythingElse(String text) {
        assertNull(SitePath.of(text, ORIGIN, ""));
    }

    @ParameterizedTest
    @CsvSource({"/es/about, /about", "/es, /", "/es/, /", "/about, /about", "/essay, /essay", "/es?x, /"})
    void takesTheBasePathOff(String text, String path) {
        assertEquals(path, SitePath.of(text, ORIGIN, "/es"));
    }

    @Test
    void asksForBothSlashForms() {
        assertEquals("/about,/about/", SitePath.slashForms("/about").join(","));
        assertEquals("/about/,/about", SitePath.slashForms("/about/").join(","));
        assertEquals("/", SitePath.slashForms("/").join(","));
    }

    @Test
    void knowsWhatIsUnderTheBasePath() {
        assertTrue(SitePath.isUnder("/es/about?x", "/es"));
        assertTrue(SitePath.isUnder("/es?x=/y", "/es"));
        assertTrue(SitePath.isUnder("/anything", ""));
        assertFalse(SitePath.isUnder("/essay", "/es"));
    }
}
