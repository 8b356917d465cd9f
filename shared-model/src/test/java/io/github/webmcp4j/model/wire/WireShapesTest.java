package io.github.webmcp4j.model.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.webmcp4j.model.json.Json;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSProperty;

/** The overlay, the script that makes it and the record of a shape have the same keys. */
class WireShapesTest {
    static Stream<Class<?>> shapes() {
        return Stream.of(
                Answer.class,
                ContentTypeSummary.class,
                CurrentPage.class,
                EntryDocument.class,
                EntryMeta.class,
                FailedType.class,
                Navigation.class,
                SearchHit.class,
                SearchMeta.class,
                ToolError.class,
                ToolError.Details.class,
                TypesMeta.class);
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void overlayAndRecordHaveTheSameKeys(Class<?> shape) {
        assertEquals(overlayKeys(shape), recordKeys(shape));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void theScriptMakesTheSameKeys(Class<?> shape) {
        Arrays.stream(shape.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(JSBody.class))
                .map(method -> method.getAnnotation(JSBody.class).script())
                .forEach(script -> overlayKeys(shape)
                        .forEach(key -> assertTrue(script.contains(key + ":"), key + " in " + script)));
    }

    @Test
    void leavesOptionalMembersOut() throws JsonProcessingException {
        assertEquals(
                "{\"error\":{\"code\":\"tool_error\",\"message\":\"m\",\"reason\":\"network\",\"retryable\":false}}",
                json(ToolError.of(Reason.NETWORK, "m")));
        assertEquals(
                "{\"total\":0,\"limit\":1,\"offset\":0,\"has_more\":false}",
                json(SearchMeta.of(0, 1, 0, false, null, Json.array())));
        assertFalse(json(SearchHit.of("t", "u", null, null, null, null, null)).contains("summary"));
        assertTrue(json(SearchHit.of("t", "u", null, null, null, null, null)).contains("\"url\":null"));
    }

    @Test
    void writesNestedShapes() throws JsonProcessingException {
        var failed = Json.array();
        failed.push(FailedType.of("article", Reason.TIMEOUT, "late"));
        assertEquals(
                "{\"data\":{\"x\":1},\"meta\":{\"total\":3,\"failed\":[{\"content_type\":\"article\",\"reason\":\"timeout\","
                        + "\"message\":\"late\"}]}}",
                json(Answer.of(Json.parse("{\"x\":1}"), TypesMeta.of(3, failed))));
    }

    private static Set<String> overlayKeys(Class<?> shape) {
        return Arrays.stream(shape.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(JSProperty.class))
                .map(method -> {
                    String name = method.getAnnotation(JSProperty.class).value();
                    return name.isEmpty() ? method.getName() : name;
                })
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> recordKeys(Class<?> shape) {
        Class<?> record = Arrays.stream(shape.getDeclaredClasses())
                .filter(Class::isRecord)
                .findFirst()
                .orElseThrow();
        return Arrays.stream(record.getRecordComponents())
                .map(component -> component
                        .getAccessor()
                        .getAnnotation(JsonProperty.class)
                        .value())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String json(Object value) throws JsonProcessingException {
        return new ObjectMapper().writeValueAsString(value);
    }
}
