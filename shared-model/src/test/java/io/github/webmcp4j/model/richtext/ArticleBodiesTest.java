package io.github.webmcp4j.model.richtext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.teavm.jso.JSObject;

/** The articles of the demo site, in English and Spanish. */
class ArticleBodiesTest {
    private static final Path ARTICLES = Path.of("../demo-site/src/main/resources/fixtures/entries/article.json");
    private static final Pattern TAG = Pattern.compile("</?[a-z][^>]*>");
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

    @Test
    void thereAreArticles() throws IOException {
        assertEquals(41, bodies().count());
    }

    @ParameterizedTest
    @MethodSource("bodies")
    void noTagIsLeft(String html) {
        String markdown = RichText.htmlToMarkdown(html);
        assertFalse(TAG.matcher(markdown).find(), markdown);
        assertFalse(
                Pattern.compile("&\\w+;|[ \t]$|\n{3}", Pattern.MULTILINE)
                        .matcher(markdown)
                        .find(),
                markdown);
    }

    @ParameterizedTest
    @MethodSource("bodies")
    void noWordIsLost(String html) {
        String text = TAG.matcher(html).replaceAll(" ").replaceAll("&\\w+;", " ");
        Iterator<String> written = words(RichText.htmlToMarkdown(html)).iterator();
        for (String word : words(text)) {
            boolean found = false;
            while (written.hasNext() && !found) {
                found = written.next().equals(word);
            }
            assertTrue(found, word);
        }
    }

    @ParameterizedTest
    @MethodSource("bodies")
    void structureStays(String html) {
        String markdown = RichText.htmlToMarkdown(html);
        assertEquals(count(html, "<h2>"), count("\n" + markdown, "\n## "));
        assertEquals(count(html, "<li>"), count("\n" + markdown, "\n(- |\\d+\\. )"));
        assertEquals(count(html, "<tr>") + count(html, "<table>"), count("\n" + markdown, "\n\\| "));
        assertEquals(count(html, "<a "), count(markdown, "\\]\\("));
    }

    static Stream<String> bodies() throws IOException {
        List<String> bodies = new ArrayList<>();
        JsonArray entries = Json.items(Json.parse(Files.readString(ARTICLES)));
        for (int i = 0; i < entries.getLength(); i++) {
            JSObject locales = Json.require(entries.get(i), "locales");
            JsonArray names = Json.keys(locales);
            for (int j = 0; j < names.getLength(); j++) {
                String body = Json.textOf(Json.require(locales, names.getText(j)), "body");
                if (!body.isEmpty()) {
                    bodies.add(body);
                }
            }
        }
        return bodies.stream();
    }

    private static List<String> words(String text) {
        return WORD.matcher(text).results().map(word -> word.group()).toList();
    }

    private static long count(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).results().count();
    }
}
