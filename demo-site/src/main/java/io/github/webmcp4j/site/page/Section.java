package io.github.webmcp4j.site.page;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * A block under the body of a page: a quote with its source as note, or a heading with text and a link to act on.
 *
 * @param href empty when the block has no link
 */
record Section(boolean quote, String heading, String text, String note, String href, String label) {

    static List<Section> of(Entry entry, Language language) {
        List<Section> sections = new ArrayList<>();
        for (JsonNode block : entry.json("sections")) {
            // A modular block is an object with one key, the uid of its kind.
            block.properties().forEach(kind -> sections.add(of(kind.getKey(), new Entry(kind.getValue()), language)));
        }
        return sections;
    }

    private static Section of(String kind, Entry block, Language language) {
        String link = block.text("link_url");
        return new Section(
                kind.equals("quote"),
                block.text("headline"),
                block.text("text"),
                block.text("source"),
                link.startsWith("/") ? language.href(link) : link,
                block.text("link_text"));
    }
}
