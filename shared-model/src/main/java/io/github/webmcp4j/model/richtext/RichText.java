package io.github.webmcp4j.model.richtext;

import io.github.webmcp4j.model.json.Json;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/**
 * Turns the two kinds of Contentstack rich text into Markdown: CommonMark with the tables and strikethrough of GFM.
 *
 * <p>The Markdown has one blank line between blocks, no space at the end of a line and no link to anything but http,
 * https, mailto, tel and paths. Nothing is an error: broken HTML is read as far as it makes sense, nodes of unknown type
 * by their children, and what is nested too deep without its structure.
 *
 * @see <a href="https://github.github.com/gfm/">GitHub Flavored Markdown</a>
 */
public final class RichText {
    private RichText() {}

    /**
     * The Markdown of a rich text field: a text is HTML, an object with {@code type} {@code "doc"} is JSON rich text.
     * Anything else gives the empty text.
     */
    public static String markdown(@Nullable JSObject richText) {
        String html = Json.text(richText);
        if (html != null) {
            return htmlToMarkdown(html);
        }
        MarkdownWriter writer = new MarkdownWriter();
        JSObject root = Json.asObject(richText);
        if (Json.textOf(root, "type").equals("doc")) {
            new JsonReader(writer).read(root);
        }
        return writer.markdown();
    }

    /** The Markdown of HTML rich text; empty for HTML that shows nothing. */
    public static String htmlToMarkdown(String html) {
        MarkdownWriter writer = new MarkdownWriter();
        new HtmlReader(html, writer).read();
        return writer.markdown();
    }
}
