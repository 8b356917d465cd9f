package io.github.webmcp4j.server.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.webmcp4j.model.contract.ToolContract;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Checks the arguments of a tool against its own schema, in words that say what to do. Null counts as absent and {@code "5"} as 5,
 * which leave no doubt.
 */
final class ArgumentCheck {
    private static final int SHOWN = 60;

    private final String tool;
    private final JsonNode properties;
    private final JsonNode required;

    ArgumentCheck(ToolContract contract) {
        try {
            JsonNode schema = new ObjectMapper().readTree(contract.inputSchema());
            this.tool = contract.name();
            this.properties = schema.get("properties");
            this.required = schema.get("required");
        } catch (JsonProcessingException bug) {
            throw new IllegalArgumentException("the schema of " + contract.name() + " is no JSON", bug);
        }
    }

    /** The arguments, or everything that is wrong with them. */
    Checked check(Map<String, Object> given) {
        Map<String, Object> arguments = new LinkedHashMap<>();
        List<String> problems = new ArrayList<>();
        given.forEach((name, value) -> {
            JsonNode property = properties.get(name);
            if (property == null) {
                problems.add("unknown parameter " + shown(name) + "; " + tool + " takes " + names());
            } else if (value != null) {
                Object right = property.path("type").asText().equals("integer") ? number(value) : value;
                String problem = problem(name, property, right);
                arguments.put(name, right);
                if (problem != null) {
                    problems.add(problem);
                }
            }
        });
        required.forEach(name -> {
            if (!arguments.containsKey(name.asText())) {
                problems.add(name.asText() + " is missing. "
                        + properties.path(name.asText()).path("description").asText());
            }
        });
        return new Checked(arguments, String.join("\n", problems));
    }

    private static @Nullable String problem(String name, JsonNode property, Object value) {
        if (property.path("type").asText().equals("integer")) {
            return integerProblem(name, property, value);
        }
        if (!(value instanceof String text)) {
            return name + " must be a text, got " + shown(value);
        }
        return property.has("enum") ? enumProblem(name, property.get("enum"), text) : textProblem(name, property, text);
    }

    private static @Nullable String integerProblem(String name, JsonNode property, Object value) {
        int least = property.get("minimum").asInt();
        int most = property.get("maximum").asInt();
        boolean right = value instanceof Integer number && number >= least && number <= most;
        return right ? null : name + " must be a whole number from " + least + " to " + most + ", got " + shown(value);
    }

    private static @Nullable String enumProblem(String name, JsonNode allowed, String text) {
        List<String> values = new ArrayList<>();
        allowed.forEach(value -> values.add(value.asText()));
        return values.contains(text) ? null : name + " must be " + String.join(" or ", values) + ", got " + shown(text);
    }

    private static @Nullable String textProblem(String name, JsonNode property, String text) {
        int most = property.get("maxLength").asInt();
        int length = text.codePointCount(0, text.length());
        if (text.isBlank()) {
            return name + " must not be empty. " + property.path("description").asText();
        }
        return length <= most ? null : name + " must have 1 to " + most + " characters, got " + length;
    }

    private static Object number(Object value) {
        if (value instanceof String text && text.strip().matches("-?\\d{1,9}")) {
            return Integer.valueOf(text.strip());
        }
        return value instanceof Double number && number == Math.rint(number) && Math.abs(number) < 1e9
                ? (Object) number.intValue()
                : value;
    }

    private String names() {
        List<String> names = new ArrayList<>();
        properties.fieldNames().forEachRemaining(names::add);
        return String.join(", ", names);
    }

    private static String shown(Object value) {
        String text = String.valueOf(value);
        return text.codePointCount(0, text.length()) > SHOWN
                ? text.substring(0, text.offsetByCodePoints(0, SHOWN)) + "..."
                : text;
    }

    /**
     * What came of it.
     *
     * @param problem a line each; empty for none
     */
    record Checked(Map<String, Object> arguments, String problem) {}
}
