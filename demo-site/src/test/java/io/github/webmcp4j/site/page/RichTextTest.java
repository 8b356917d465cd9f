package io.github.webmcp4j.site.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class RichTextTest {

    @Test
    void drawsParagraphsWithTheirMarks() throws IOException {
        assertEquals("<p>Roasts <strong>slowly</strong> and <em>quietly</em></p>", html("""
                        {"type": "doc", "children": [{"type": "p", "children": [
                          {"text": "Roasts "}, {"text": "slowly", "bold": true},
                          {"text": " and "}, {"text": "quietly", "italic": true}]}]}
                        """));
    }

    @Test
    void escapesText() throws IOException {
        assertEquals("<p>R&amp;D &lt;b&gt;</p>", html("{\"type\":\"p\",\"children\":[{\"text\":\"R&D <b>\"}]}"));
    }

    @Test
    void keepsLinksOfTheSiteAndDropsScriptAddresses() throws IOException {
        String link = "{\"type\":\"a\",\"attrs\":{\"url\":\"%s\"},\"children\":[{\"text\":\"x\"}]}";

        assertEquals("<a href=\"/about\">x</a>", html(link.formatted("/about")));
        assertEquals("<a href=\"#\">x</a>", html(link.formatted("javascript:alert(1)")));
    }

    @Test
    void drawsTheChildrenOfUnknownNodes() throws IOException {
        assertEquals("x", html("{\"type\":\"script\",\"children\":[{\"text\":\"x\"}]}"));
    }

    @Test
    void drawsNothingForAnAbsentField() throws IOException {
        assertEquals("", html("{}"));
    }

    private static String html(String json) throws IOException {
        return RichText.html(new ObjectMapper().readTree(json));
    }
}
