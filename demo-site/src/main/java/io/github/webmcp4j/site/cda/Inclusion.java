package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * Puts referenced entries in place of their references, along {@code include[]} paths such as {@code author.company}.
 *
 * <p>A reference to what is not published stays a reference, and a path that leads nowhere is ignored. Circles end
 * where the path ends.
 */
record Inclusion(Publication publication, List<FieldPath> paths) {

    static Inclusion of(Publication publication, Parameters parameters) {
        return new Inclusion(
                publication,
                parameters.list("include").stream().map(FieldPath::parse).toList());
    }

    /** The entry with its references included; the given one is changed. */
    ObjectNode apply(ObjectNode entry) {
        paths.forEach(path -> include(entry, path.segments()));
        return entry;
    }

    private void include(ObjectNode holder, List<String> segments) {
        String field = segments.get(0);
        List<String> rest = segments.subList(1, segments.size());
        JsonNode value = holder.path(field);
        if (value instanceof ArrayNode elements) {
            for (int i = 0; i < elements.size(); i++) {
                elements.set(i, included(elements.get(i), rest));
            }
        } else if (value.isObject()) {
            holder.set(field, included(value, rest));
        }
    }

    private JsonNode included(JsonNode value, List<String> rest) {
        JsonNode target = isReference(value) ? resolve(value) : value;
        if (!rest.isEmpty() && target instanceof ObjectNode holder) {
            include(holder, rest);
        }
        return target;
    }

    private JsonNode resolve(JsonNode reference) {
        String contentType = reference.get("_content_type_uid").asText();
        return publication
                .entry(contentType, reference.get("uid").asText())
                .<JsonNode>map(entry -> entry.deepCopy().put("_content_type_uid", contentType))
                .orElse(reference);
    }

    private static boolean isReference(JsonNode value) {
        return value.isObject() && value.size() == 2 && value.has("uid") && value.has("_content_type_uid");
    }
}
