package io.github.webmcp4j.server.search;

import java.util.List;

/**
 * What can be found.
 *
 * @param id what a match names
 * @param lang decides how words are cut and stemmed
 * @param title counts most
 * @param tags count more than the text
 * @param text the rest, summary included
 */
public record SearchDocument(String id, String lang, String title, List<String> tags, String text) {
    public SearchDocument {
        tags = List.copyOf(tags);
    }
}
