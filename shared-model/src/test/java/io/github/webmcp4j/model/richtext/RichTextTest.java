package io.github.webmcp4j.model.richtext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.teavm.jso.JSObject;

class RichTextTest {
    private static final int DEEP = 100_000;
    private static final int LONG = 300_000;
    private static final Duration LIMIT = Duration.ofSeconds(5);

    @ParameterizedTest
    @MethodSource("io.github.webmcp4j.model.richtext.RichTextCase#all")
    void becomesMarkdown(RichTextCase each) {
        assertEquals(each.markdown(), RichText.markdown(each.value()));
    }

    @Test
    void whatIsNoRichTextIsEmpty() {
        assertEquals("", RichText.markdown(null));
        assertEquals("", RichText.markdown(Json.of(5)));
        assertEquals("", RichText.markdown(Json.array()));
        assertEquals("", RichText.markdown(Json.object()));
        assertEquals("", RichText.markdown(Json.parse("{\"type\":\"doc\"}")));
        assertEquals("", RichText.htmlToMarkdown(""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"div", "b", "span", "blockquote", "a", "code", "table", "p", "x-y"})
    void readsElementsNestedAsDeepAsTheyLike(String name) {
        String open = "<" + name + " href=/a>";
        String html = open.repeat(DEEP) + "deep" + ("</" + name + ">").repeat(DEEP) + "<p>behind</p>";
        String markdown = RichText.htmlToMarkdown(html);
        assertTrue(markdown.contains("deep"), markdown);
        assertTrue(markdown.endsWith("\n\nbehind"), markdown);
    }

    @Test
    void listsNestedTooDeepGoOnFlat() {
        String html = "<ul><li>a".repeat(DEEP) + "</li></ul>".repeat(DEEP) + "<p>behind</p>";
        String markdown = RichText.htmlToMarkdown(html);
        assertTrue(markdown.startsWith("- a\n  - a\n    - a\n"), markdown.substring(0, 30));
        assertTrue(markdown.endsWith("  a\n\nbehind"), markdown.substring(markdown.length() - 30));
    }

    @ParameterizedTest
    @ValueSource(strings = {"p", "ul", "li", "a", "blockquote", "code", "table", "fragment", "reference", "unknown"})
    void readsNodesNestedAsDeepAsTheyLike(String type) {
        JSObject node = Json.object();
        Json.put(node, "text", Json.of("deep"));
        for (int i = 0; i < DEEP; i++) {
            node = node(type, node);
        }
        String markdown = RichText.markdown(node("doc", node));
        assertTrue(markdown.contains("deep"), markdown);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<p>Lorem <b>ipsum</b> dolor, <a href=\"/x\">sit</a> amet. ",
                "<",
                "</",
                "<a href='",
                "<!--",
                "<script>",
                "<ul><li>x<br>",
                "<blockquote>a<br>",
                "<table><tr><td>x",
                "<tr><td>a<td>b",
                "<td>",
                "<b>a!</b>x",
                "<b>!</b>x",
                "<s>a<b>!!</b></s>b",
                "<code>`</code>",
                "<pre>`",
                "&",
                "&amp;",
                "&nosuch",
                "&lt;;",
                "`",
                "*",
                "\\",
                "#",
                ">",
                "<h2>#",
                "<i>a</b>",
                "<b><p>x</b>",
                "<br>",
                "<svg>",
                "a  ",
                "<img src=x alt=y>",
                "<a b=1 c d=3 href=/x>t</a>"
            })
    void timeGrowsWithTheTextOnly(String part) {
        String html = part.repeat(LONG / part.length());
        assertTimeoutPreemptively(LIMIT, () -> RichText.htmlToMarkdown(html), part);
    }

    @ParameterizedTest
    @ValueSource(strings = {"<b>a%s</b>x", "<h1>a %s</h1>", "<a href=\"%s\">a</a>", "<a %s>b</a>", "<code>%s</code>"})
    void timeGrowsWithTheLongestRunOnly(String html) {
        String both = html.replace("%s", "#".repeat(LONG)) + html.replace("%s", " x".repeat(LONG / 2));
        assertTimeoutPreemptively(LIMIT, () -> RichText.htmlToMarkdown(both), html);
    }

    @Test
    void readsTwoMegabytesInTime() {
        String html = "<p>Lorem <b>ipsum</b> dolor, <a href=\"/x\">sit</a> amet.</p><ul><li>x</li></ul>".repeat(28_000);
        assertTimeoutPreemptively(LIMIT, () -> RichText.htmlToMarkdown(html));
    }

    private static JSObject node(String type, JSObject child) {
        JSObject node = Json.object();
        JsonArray children = Json.array();
        children.push(child);
        Json.put(node, "type", Json.of(type));
        Json.put(node, "children", children);
        return node;
    }
}
