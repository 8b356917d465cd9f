package io.github.webmcp4j.site.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.List;

/** A list request for one content type; each method returns a copy with one more parameter. */
record EntryQuery(String contentType, List<String> parameters) {

    static EntryQuery of(String contentType) {
        return new EntryQuery(contentType, List.of());
    }

    EntryQuery where(String field, String value) {
        String condition =
                JsonNodeFactory.instance.objectNode().put(field, value).toString();
        return with("query", condition);
    }

    EntryQuery including(String reference) {
        return with("include[]", reference);
    }

    EntryQuery newestFirst(String field) {
        return with("desc", field);
    }

    EntryQuery sortedBy(String field) {
        return with("asc", field);
    }

    EntryQuery limit(int limit) {
        return with("limit", Integer.toString(limit));
    }

    String queryString() {
        return String.join("&", parameters);
    }

    private EntryQuery with(String name, String value) {
        List<String> more = new ArrayList<>(parameters);
        more.add(URLEncoder.encode(name, UTF_8) + "=" + URLEncoder.encode(value, UTF_8));
        return new EntryQuery(contentType, List.copyOf(more));
    }
}
