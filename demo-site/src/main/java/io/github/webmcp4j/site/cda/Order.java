package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The order of a list: by one field, upwards or downwards, ties by uid. */
record Order(FieldPath path, boolean ascending) {

    /** The order that was asked for, or else by the usual field downwards. */
    static Order of(Parameters parameters, String usual) {
        Optional<String> ascending = parameters.text("asc");
        String field = ascending.or(() -> parameters.text("desc")).orElse(usual);
        return new Order(FieldPath.parse(field), ascending.isPresent());
    }

    List<ObjectNode> sort(Stream<ObjectNode> documents) {
        Comparator<Keyed> byKey = Comparator.comparing(Keyed::key, Values::order);
        Comparator<Keyed> order = ascending ? byKey : byKey.reversed();
        return documents
                .map(document -> new Keyed(key(document), document))
                .sorted(order.thenComparing(Keyed::uid))
                .map(Keyed::document)
                .toList();
    }

    // Several values of one field: the least counts upwards and the greatest counts downwards.
    private JsonNode key(ObjectNode document) {
        Stream<JsonNode> values = path.values(document).stream().filter(value -> !value.isArray());
        Optional<JsonNode> key = ascending ? values.min(Values::order) : values.max(Values::order);
        return key.orElse(MissingNode.getInstance());
    }

    private record Keyed(JsonNode key, ObjectNode document) {
        private String uid() {
            return document.path("uid").asText();
        }
    }
}
