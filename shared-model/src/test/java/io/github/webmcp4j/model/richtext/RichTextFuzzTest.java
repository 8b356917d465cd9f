package io.github.webmcp4j.model.richtext;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.teavm.jso.JSObject;

/** Random rich text from fixed seeds: what holds for any. */
class RichTextFuzzTest {
    private static final int RUNS = 20_000;
    private static final String[] TAGS = {
        "<p>",
        "</p>",
        "<h2>",
        "</h2>",
        "<ul>",
        "</ul>",
        "<ol start=3>",
        "</ol>",
        "<li>",
        "</li>",
        "<blockquote>",
        "</blockquote>",
        "<table>",
        "</table>",
        "<thead>",
        "<tr>",
        "</tr>",
        "<td>",
        "</td>",
        "<th>",
        "<b>",
        "</b>",
        "<i>",
        "</i>",
        "<s>",
        "</s>",
        "<a href=\"javascript:x\">",
        "<a href='java&Tab;script:x'>",
        "<a href=&#106;avascript:x>",
        "<a href=/x>",
        "<a href=\"data:x\">",
        "</a>",
        "<br>",
        "<hr>",
        "<img src=/y alt=z>",
        "<img src=\"vbscript:y\">",
        "<iframe src='javascript:z'>",
        "</iframe>",
        "<script>",
        "</script>",
        "<style>",
        "</style>",
        "<svg>",
        "</svg>",
        "<template>",
        "</template>",
        "<!--",
        "-->",
        "<div>",
        "</div>",
        "<dl><dt>",
        "<dd>",
        "<span",
        "<x y='",
        "</"
    };
    private static final String[] CODE = {
        "<code>", "</code>", "<pre>", "</pre>", "<kbd>", "<pre><code class=language-x>"
    };
    private static final String[] TEXTS = {
        "word", "Über", "x", " ", "  ", "\n", ". ", "!", "(", ")", "*", "**", "_", "__", "snake_case", "`", "```", "~",
                "~~",
        "#", "# ", "- ", "+ ", "1. ", "12) ", "[", "]", "![", "\\", "|", "---", "===", "& ", "&", "amp;", "#65;", "<",
                "< ",
        "<b>", ">", "> ", "\"", "'", "=", ":", ";", "—", "“", "€", "字", "😀", "http://x.y/z_a"
    };
    private static final String[] TYPES = {
        "p",
        "h1",
        "h6",
        "ul",
        "ol",
        "li",
        "table",
        "thead",
        "tbody",
        "tr",
        "td",
        "th",
        "a",
        "link",
        "code",
        "blockquote",
        "reference",
        "embed",
        "img",
        "hr",
        "break",
        "fragment",
        "div",
        "unknown",
        "script",
        "doc"
    };
    private static final String[] MARKS = {
        "bold", "italic", "strikethrough", "underline", "inlineCode", "superscript", "break"
    };
    private static final String[] ADDRESSES = {
        "/x", "https://x.y", "javascript:x", " java\nscript:x", "&#106;avascript:x", "data:x", "//x", "x y(z)", "", "#x"
    };
    private static final Pattern LINK = Pattern.compile("(?<!\\\\)(?:\\\\\\\\)*\\]\\(([^)]*)\\)");
    private static final Pattern SAFE = Pattern.compile("(?i)(https?:|mailto:|tel:|[^:]*$|[^:]*[/?#]).*");
    private static final Pattern REFERENCE = Pattern.compile("(?<!\\\\)&#?[A-Za-z0-9]{1,31};");
    private static final Pattern ESCAPE = Pattern.compile("\\\\(\\p{Punct})");

    @Test
    void brokenHtmlIsSafe() {
        for (int seed = 0; seed < RUNS; seed++) {
            Random random = new Random(seed);
            String html = html(random, seed % 2 == 0);
            String markdown = RichText.htmlToMarkdown(html);
            assertSafe(markdown, html);
            assertTidy(markdown, html);
        }
    }

    @Test
    void anyTreeIsSafe() {
        for (int seed = 0; seed < RUNS; seed++) {
            Random random = new Random(seed);
            JSObject tree = node(random, 6);
            Json.put(tree, "type", Json.of("doc"));
            String markdown = RichText.markdown(tree);
            assertSafe(markdown, Json.write(tree));
            assertTidy(markdown, Json.write(tree));
        }
    }

    @Test
    void textMeansItself() {
        for (int seed = 0; seed < RUNS; seed++) {
            Random random = new Random(seed);
            String text = text(random, 12);
            String markdown = RichText.htmlToMarkdown(text.replace("&", "&amp;").replace("<", "&lt;"));
            String expected = text.strip().replaceAll("\\s+", " ");
            assertEquals(expected, ESCAPE.matcher(markdown).replaceAll("$1"), text);
            assertFalse(REFERENCE.matcher(markdown).find(), markdown);
        }
    }

    @Test
    void htmlAndJsonGiveTheSame() {
        for (int seed = 0; seed < RUNS; seed++) {
            Random random = new Random(seed);
            String text = text(random, 6).replace("\n", " ");
            JSObject leaf = Json.object();
            Json.put(leaf, "text", Json.of(text));
            Json.put(leaf, "bold", Json.of(true));
            JSObject tree = parent("doc", parent("p", leaf));
            String html = "<p><b>" + text.replace("&", "&amp;").replace("<", "&lt;") + "</b></p>";
            assertEquals(RichText.markdown(tree), RichText.htmlToMarkdown(html), text);
        }
    }

    private static void assertSafe(String markdown, String richText) {
        boolean code = markdown.contains("`");
        assertTrue(code || !markdown.replace("\\<", "").contains("<script"), () -> richText + "\n" + markdown);
        Matcher link = LINK.matcher(markdown);
        while (link.find()) {
            assertTrue(SAFE.matcher(link.group(1)).matches(), () -> richText + "\n" + markdown);
        }
    }

    private static void assertTidy(String markdown, String richText) {
        assertEquals(markdown.strip(), markdown, richText);
        assertFalse(
                Pattern.compile("[ \t]$", Pattern.MULTILINE).matcher(markdown).find(), richText);
        assertTrue(markdown.contains("```") || !markdown.contains("\n\n\n"), richText);
    }

    private static String html(Random random, boolean withCode) {
        StringBuilder html = new StringBuilder();
        int parts = 1 + random.nextInt(30);
        for (int i = 0; i < parts; i++) {
            html.append(text(random, 2));
            html.append(withCode && random.nextInt(5) == 0 ? any(random, CODE) : any(random, TAGS));
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            html.insert(random.nextInt(html.length()), any(random, "<", ">", "/", "'", "\"", "=", "&", "\0", "\u00A0"));
        }
        return html.toString();
    }

    private static JSObject node(Random random, int depth) {
        JSObject node = Json.object();
        if (depth == 0 || random.nextInt(3) == 0) {
            Json.put(node, "text", Json.of(text(random, 3)));
            Json.put(node, any(random, MARKS), Json.of(random.nextBoolean()));
            Json.put(node, any(random, MARKS), Json.of(true));
            return node;
        }
        JsonArray children = Json.array();
        for (int i = random.nextInt(5); i > 0; i--) {
            children.push(random.nextInt(30) == 0 ? Json.of("odd") : node(random, depth - 1));
        }
        Json.put(node, "type", Json.of(any(random, TYPES)));
        Json.put(node, "attrs", attrs(random));
        Json.put(node, "children", random.nextInt(30) == 0 ? Json.of(1) : children);
        return node;
    }

    private static JSObject attrs(Random random) {
        JSObject attrs = Json.object();
        Json.put(attrs, any(random, "url", "href", "src", "asset-link"), Json.of(any(random, ADDRESSES)));
        Json.put(attrs, any(random, "url", "href", "src", "asset-link"), Json.of(any(random, ADDRESSES)));
        Json.put(attrs, "type", Json.of(any(random, "asset", "entry")));
        Json.put(attrs, "display-type", Json.of(any(random, "display", "link", "block")));
        Json.put(attrs, any(random, "start", "alt", "title", "language", "asset-name"), Json.of(text(random, 2)));
        return attrs;
    }

    private static JSObject parent(String type, JSObject child) {
        JSObject node = Json.object();
        JsonArray children = Json.array();
        children.push(child);
        Json.put(node, "type", Json.of(type));
        Json.put(node, "children", children);
        return node;
    }

    private static String text(Random random, int most) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            text.append(any(random, TEXTS));
        }
        return text.toString();
    }

    private static String any(Random random, String... options) {
        return options[random.nextInt(options.length)];
    }
}
