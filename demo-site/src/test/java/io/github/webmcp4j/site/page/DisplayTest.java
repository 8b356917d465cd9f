package io.github.webmcp4j.site.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class DisplayTest {

    @Test
    void writesDatesAsTheLanguageDoes() {
        assertEquals("3 July 2025", Display.date("2025-07-03T00:00:00.000Z", Language.ENGLISH));
        assertEquals("3 de julio de 2025", Display.date("2025-07-03", Language.SPANISH));
        assertEquals("", Display.date("", Language.ENGLISH));
    }

    @Test
    void writesPricesAsTheLanguageDoes() {
        assertEquals("€11.80", Display.euros(11.8, Language.ENGLISH));
        assertEquals("11,80\u00a0€", Display.euros(11.8, Language.SPANISH));
    }

    @Test
    void roundsReadingTimeUpToAMinute() {
        assertEquals(1, Display.readingMinutes("<p>short</p>"));
        assertEquals(2, Display.readingMinutes("<p>" + "word ".repeat(440) + "</p>"));
    }

    @Test
    void leavesLinksToOtherSitesAlone() {
        String html = "<a href=\"https://example.org/\">a</a><a href=\"//example.org\">b</a><a href=\"/\">c</a>";

        assertEquals(
                "<a href=\"https://example.org/\">a</a><a href=\"//example.org\">b</a><a href=\"/es\">c</a>",
                Display.localLinks(html, Language.SPANISH));
    }

    @Test
    void takesInitialsOfTwoNames() {
        assertEquals("ÉM", Display.initials("Élise Marchand da Costa"));
    }
}
