package io.github.webmcp4j.site.page;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An entry as the delivery API answered it; a text field that is absent reads as the empty text. */
record Entry(JsonNode fields) {

    String uid() {
        return text("uid");
    }

    String title() {
        return text("title");
    }

    String url() {
        return text("url");
    }

    String text(String field) {
        return fields.path(field).asText("");
    }

    boolean isTrue(String field) {
        return fields.path(field).asBoolean(false);
    }

    double number(String field) {
        return fields.path(field).asDouble();
    }

    List<String> texts(String field) {
        List<String> texts = new ArrayList<>();
        fields.path(field).forEach(node -> texts.add(node.asText()));
        return texts;
    }

    JsonNode json(String field) {
        return fields.path(field);
    }

    /** The included entries behind a reference field; one that is not published comes without a title and is left out. */
    List<Entry> references(String field) {
        List<Entry> entries = new ArrayList<>();
        for (JsonNode node : fields.path(field)) {
            if (node.hasNonNull("title")) {
                entries.add(new Entry(node));
            }
        }
        return entries;
    }

    Optional<Entry> reference(String field) {
        return references(field).stream().findFirst();
    }

    /** Whether the entry came in another language than the asked one. */
    boolean isFallback(Language asked) {
        return !text("locale").equals(asked.locale());
    }
}
