package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** The tests that a query can make of the values of one field; of an array, any element may pass. */
final class Operators {

    private Operators() {}

    /** The test that an operand stands for: operators, or else equality. Nothing when an operator is not valid. */
    static Optional<Predicate<List<JsonNode>>> of(JsonNode operand) {
        if (!hasOperators(operand)) {
            return Optional.of(values -> equalTo(operand, values));
        }
        List<Predicate<List<JsonNode>>> tests = new ArrayList<>();
        for (Map.Entry<String, JsonNode> operator : operand.properties()) {
            Optional<Predicate<List<JsonNode>>> test = operator(operator.getKey(), operator.getValue(), operand);
            if (test.isEmpty()) {
                return Optional.empty();
            }
            tests.add(test.get());
        }
        return Optional.of(values -> tests.stream().allMatch(test -> test.test(values)));
    }

    private static Optional<Predicate<List<JsonNode>>> operator(String name, JsonNode operand, JsonNode siblings) {
        return switch (name) {
            case "$ne" -> Optional.of(values -> !equalTo(operand, values));
            case "$in" -> oneOf(operand);
            case "$nin" -> oneOf(operand).map(Predicate::negate);
            case "$exists" -> exists(operand);
            case "$lt" -> range(operand, order -> order < 0);
            case "$lte" -> range(operand, order -> order <= 0);
            case "$gt" -> range(operand, order -> order > 0);
            case "$gte" -> range(operand, order -> order >= 0);
            case "$regex" ->
                TextPattern.of(operand, siblings.path("$options"))
                        .map(pattern -> values -> values.stream().anyMatch(pattern::matches));
            case "$options" -> siblings.has("$regex") ? Optional.of(values -> true) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private static boolean equalTo(JsonNode operand, List<JsonNode> values) {
        return (operand.isNull() && values.isEmpty()) || values.stream().anyMatch(value -> Values.same(operand, value));
    }

    private static Optional<Predicate<List<JsonNode>>> oneOf(JsonNode operand) {
        if (!operand.isArray()) {
            return Optional.empty();
        }
        List<JsonNode> allowed = new ArrayList<>();
        operand.forEach(allowed::add);
        return Optional.of(values -> allowed.stream().anyMatch(value -> equalTo(value, values)));
    }

    private static Optional<Predicate<List<JsonNode>>> exists(JsonNode operand) {
        return operand.isBoolean()
                ? Optional.of(values -> values.isEmpty() != operand.booleanValue())
                : Optional.empty();
    }

    private static Optional<Predicate<List<JsonNode>>> range(JsonNode operand, IntPredicate order) {
        if (!operand.isNumber() && !operand.isTextual()) {
            return Optional.empty();
        }
        return Optional.of(values -> values.stream()
                .anyMatch(value -> Values.compare(value, operand).stream().anyMatch(order)));
    }

    private static boolean hasOperators(JsonNode operand) {
        return operand.isObject()
                && operand.properties().stream()
                        .anyMatch(field -> field.getKey().startsWith("$"));
    }
}
