package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The fields that {@code only} and {@code except} leave of an entry ({@code BASE}) and of its included references. */
record Projection(Map<String, List<String>> only, Map<String, List<String>> except) {
    private static final String BASE = "BASE";
    private static final Set<String> ALWAYS = Set.of("uid", "_content_type_uid");

    static Projection of(Parameters parameters) {
        return new Projection(parameters.scopes("only"), parameters.scopes("except"));
    }

    /** The entry without what was not asked for; the given one is changed. */
    ObjectNode apply(ObjectNode entry) {
        only.forEach((scope, fields) -> scope(entry, scope).forEach(target -> retain(target, fields)));
        except.forEach((scope, fields) -> scope(entry, scope).forEach(target -> drop(target, fields)));
        return entry;
    }

    private static List<ObjectNode> scope(ObjectNode entry, String scope) {
        if (scope.equals(BASE)) {
            return List.of(entry);
        }
        return FieldPath.parse(scope).values(entry).stream()
                .filter(node -> node.has("_content_type_uid"))
                .map(ObjectNode.class::cast)
                .toList();
    }

    private static void retain(ObjectNode target, List<String> fields) {
        ObjectNode kept = keep(target, fields);
        ALWAYS.stream().filter(target::has).forEach(name -> kept.set(name, target.get(name)));
        target.removeAll();
        target.setAll(kept);
    }

    private static ObjectNode keep(ObjectNode source, List<String> fields) {
        ObjectNode kept = Json.object();
        Map<String, List<String>> rests = fields.stream()
                .collect(Collectors.groupingBy(
                        Projection::head, Collectors.mapping(Projection::rest, Collectors.toList())));
        source.properties().forEach(field -> {
            List<String> rest = rests.get(field.getKey());
            if (rest != null) {
                kept.set(field.getKey(), rest.contains("") ? field.getValue() : inside(field.getValue(), rest));
            }
        });
        return kept;
    }

    private static JsonNode inside(JsonNode value, List<String> fields) {
        if (value instanceof ArrayNode array) {
            ArrayNode kept = JsonNodeFactory.instance.arrayNode();
            array.forEach(element -> kept.add(inside(element, fields)));
            return kept;
        }
        return value instanceof ObjectNode group ? keep(group, fields) : value;
    }

    private static void drop(ObjectNode target, List<String> fields) {
        for (String field : fields) {
            int end = field.lastIndexOf('.');
            if (end < 0) {
                dropField(target, field);
            } else {
                FieldPath.parse(field.substring(0, end))
                        .values(target)
                        .forEach(group -> dropField(group, field.substring(end + 1)));
            }
        }
    }

    private static void dropField(JsonNode target, String field) {
        if (target instanceof ObjectNode group && !ALWAYS.contains(field)) {
            group.remove(field);
        }
    }

    private static String head(String field) {
        int dot = field.indexOf('.');
        return dot < 0 ? field : field.substring(0, dot);
    }

    private static String rest(String field) {
        int dot = field.indexOf('.');
        return dot < 0 ? "" : field.substring(dot + 1);
    }
}
