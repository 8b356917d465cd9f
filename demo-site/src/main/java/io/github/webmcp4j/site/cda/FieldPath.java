package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** A dotted path to a field, such as {@code seo.title}; it goes through every element of an array on its way. */
record FieldPath(List<String> segments) {

    FieldPath {
        segments = List.copyOf(segments);
    }

    static FieldPath parse(String dotted) {
        return new FieldPath(List.of(dotted.split("\\.", -1)));
    }

    /** The nodes at the path; an array at its end is one node. */
    List<JsonNode> nodes(JsonNode root) {
        List<JsonNode> nodes = new ArrayList<>();
        collect(root, 0, nodes);
        return nodes;
    }

    /** What a condition sees at the path: the nodes, and the elements of those that are arrays. */
    List<JsonNode> values(JsonNode root) {
        List<JsonNode> values = new ArrayList<>();
        for (JsonNode node : nodes(root)) {
            values.add(node);
            if (node.isArray()) {
                node.forEach(values::add);
            }
        }
        return values;
    }

    private void collect(JsonNode node, int depth, List<JsonNode> nodes) {
        if (depth == segments.size()) {
            nodes.add(node);
        } else if (node.isArray()) {
            node.forEach(element -> collect(element, depth, nodes));
        } else if (node.has(segments.get(depth))) {
            collect(node.get(segments.get(depth)), depth + 1, nodes);
        }
    }
}
