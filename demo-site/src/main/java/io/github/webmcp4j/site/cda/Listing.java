package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** One page of the documents that match a request, and how many match in all. */
record Listing(List<ObjectNode> page, int count) {

    /** By {@code updated_at}, newest first, unless asked otherwise; nothing when the query is not valid. */
    static Optional<Listing> of(List<ObjectNode> documents, Parameters parameters) {
        return of(documents, parameters, "updated_at");
    }

    /** By the usual field, downwards, unless asked otherwise; nothing when the query is not valid. */
    static Optional<Listing> of(List<ObjectNode> documents, Parameters parameters, String usual) {
        Optional<Predicate<JsonNode>> filter =
                parameters.text("query").map(QueryFilter::parse).orElse(Optional.of(document -> true));
        return filter.map(matches -> select(documents.stream().filter(matches), parameters, usual));
    }

    /** The answer's body; {@code count} only when asked for. */
    ObjectNode body(String name, Parameters parameters, UnaryOperator<ObjectNode> shape) {
        ObjectNode body = Json.object();
        ArrayNode rows = body.putArray(name);
        page.forEach(document -> rows.add(shape.apply(document)));
        if (parameters.flag("include_count")) {
            body.put("count", count);
        }
        return body;
    }

    private static Listing select(Stream<ObjectNode> matching, Parameters parameters, String usual) {
        List<ObjectNode> found = Order.of(parameters, usual).sort(matching);
        return new Listing(Window.of(parameters).cut(found), found.size());
    }
}
