package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The problems found in fixtures so far; a reader notes one and reads on. */
final class Problems {
    private final List<String> found = new ArrayList<>();

    void add(String where, String what) {
        found.add(where + ": " + what);
    }

    /** The text of a field, or a noted problem and an empty text. */
    String text(JsonNode holder, String field, String where) {
        JsonNode value = holder.path(field);
        if (!value.isTextual() || value.textValue().isBlank()) {
            add(where, field + " must be a text, got " + shown(value));
            return "";
        }
        return value.textValue();
    }

    /** The texts of a field that is a list, absent for none. */
    List<String> texts(JsonNode holder, String field, String where) {
        List<String> texts = new ArrayList<>();
        for (JsonNode element : elements(holder, field, where)) {
            if (element.isTextual()) {
                texts.add(element.textValue());
            } else {
                add(where, field + " must be a list of texts, got " + shown(element));
            }
        }
        return texts;
    }

    /** The elements of a field that is a list, absent for none. */
    List<JsonNode> elements(JsonNode holder, String field, String where) {
        JsonNode value = holder.path(field);
        List<JsonNode> elements = new ArrayList<>();
        if (value.isArray()) {
            value.forEach(elements::add);
        } else if (!value.isMissingNode()) {
            add(where, field + " must be a list, got " + shown(value));
        }
        return elements;
    }

    /** The members of a field that is an object, absent for none. */
    Map<String, JsonNode> members(JsonNode holder, String field, String where) {
        JsonNode value = holder.path(field);
        Map<String, JsonNode> members = new LinkedHashMap<>();
        if (value.isObject()) {
            value.properties().forEach(member -> members.put(member.getKey(), member.getValue()));
        } else if (!value.isMissingNode()) {
            add(where, field + " must be an object, got " + shown(value));
        }
        return members;
    }

    void throwIfAny() {
        if (!found.isEmpty()) {
            throw new InvalidFixtures(found);
        }
    }

    private static String shown(JsonNode value) {
        String text = value.isMissingNode() ? "nothing" : value.toString();
        return text.length() > 60 ? text.substring(0, 60) + "..." : text;
    }
}
