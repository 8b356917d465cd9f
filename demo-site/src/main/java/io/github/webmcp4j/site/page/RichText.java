package io.github.webmcp4j.site.page;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;

/** Contentstack's JSON rich text as HTML; a node of an unknown type is drawn as its children alone. */
final class RichText {
    private static final Set<String> ELEMENTS =
            Set.of("p", "h1", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "table", "tbody", "tr", "td", "th");

    private final StringBuilder html = new StringBuilder();

    private RichText() {}

    static String html(JsonNode document) {
        RichText richText = new RichText();
        richText.append(document);
        return richText.html.toString();
    }

    private void append(JsonNode node) {
        if (node.has("text")) {
            appendText(node);
            return;
        }
        String type = node.path("type").asText();
        if (type.equals("a")) {
            appendLink(node);
        } else if (ELEMENTS.contains(type)) {
            html.append('<').append(type).append('>');
            node.path("children").forEach(this::append);
            html.append("</").append(type).append('>');
        } else {
            node.path("children").forEach(this::append);
        }
    }

    private void appendLink(JsonNode node) {
        String href = node.path("attrs").path("url").asText("");
        boolean isWeb = href.startsWith("/") || href.startsWith("https://") || href.startsWith("mailto:");
        html.append("<a href=\"").append(escape(isWeb ? href : "#")).append("\">");
        node.path("children").forEach(this::append);
        html.append("</a>");
    }

    private void appendText(JsonNode node) {
        String text = escape(node.path("text").asText());
        text = marked(node, "bold", "strong", text);
        text = marked(node, "italic", "em", text);
        html.append(marked(node, "inlineCode", "code", text));
    }

    private static String marked(JsonNode node, String mark, String element, String text) {
        return node.path(mark).asBoolean() ? "<" + element + ">" + text + "</" + element + ">" : text;
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
