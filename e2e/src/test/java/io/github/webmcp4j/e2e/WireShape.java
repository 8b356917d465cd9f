package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.model.json.JsonArray;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Compares an answer of the browser with the record that has the same shape on the JVM. */
final class WireShape {
    private WireShape() {}

    /** The members are those of the record, of the optional ones just these, and each has the type of its component. */
    static void assertShape(Class<? extends Record> shape, JsonNode json, String... optional) {
        Set<String> expected = new TreeSet<>(List.of(optional));
        for (RecordComponent component : shape.getRecordComponents()) {
            if (!isOptional(component)) {
                expected.add(name(component));
            }
        }
        List<String> names = new ArrayList<>();
        json.fieldNames().forEachRemaining(names::add);
        assertEquals(expected, new TreeSet<>(names), json::toString);
        for (RecordComponent component : shape.getRecordComponents()) {
            JsonNode value = json.get(name(component));
            assertTrue(value == null || fits(component, value), () -> name(component) + " in " + json);
        }
    }

    private static boolean fits(RecordComponent component, JsonNode value) {
        Class<?> type = component.getType();
        if (value.isNull()) {
            return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        }
        if (type == String.class) {
            return value.isTextual();
        }
        if (type == int.class || type == Integer.class) {
            return value.isInt();
        }
        if (type == boolean.class) {
            return value.isBoolean();
        }
        return type == JsonArray.class ? value.isArray() : value.isContainerNode();
    }

    private static String name(RecordComponent component) {
        JsonProperty property = component.getAccessor().getAnnotation(JsonProperty.class);
        assertNotNull(property, () -> component + " has no @JsonProperty");
        return property.value();
    }

    private static boolean isOptional(RecordComponent component) {
        return component.getAccessor().isAnnotationPresent(JsonInclude.class);
    }
}
