package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The {@code query} parameter as a predicate over documents; empty results stand for a query that is not valid. */
final class QueryFilter {

    private QueryFilter() {}

    static Optional<Predicate<JsonNode>> parse(String query) {
        try {
            return all(Json.MAPPER.readTree(query));
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }

    private static Optional<Predicate<JsonNode>> all(JsonNode query) {
        if (!query.isObject()) {
            return Optional.empty();
        }
        return every(query.properties().stream().map(QueryFilter::condition)).map(QueryFilter::conjunction);
    }

    private static Optional<Predicate<JsonNode>> condition(Map.Entry<String, JsonNode> condition) {
        String name = condition.getKey();
        JsonNode operand = condition.getValue();
        return switch (name) {
            case "$and" -> parts(operand).map(QueryFilter::conjunction);
            case "$or" -> parts(operand).map(QueryFilter::disjunction);
            default -> name.startsWith("$") ? Optional.empty() : field(FieldPath.parse(name), operand);
        };
    }

    private static Optional<List<Predicate<JsonNode>>> parts(JsonNode operand) {
        if (!operand.isArray() || operand.isEmpty()) {
            return Optional.empty();
        }
        return every(StreamSupport.stream(operand.spliterator(), false).map(QueryFilter::all));
    }

    private static Optional<Predicate<JsonNode>> field(FieldPath path, JsonNode operand) {
        return Operators.of(operand).map(test -> document -> test.test(path.values(document)));
    }

    private static Predicate<JsonNode> conjunction(List<Predicate<JsonNode>> parts) {
        return document -> parts.stream().allMatch(part -> part.test(document));
    }

    private static Predicate<JsonNode> disjunction(List<Predicate<JsonNode>> parts) {
        return document -> parts.stream().anyMatch(part -> part.test(document));
    }

    private static <T> Optional<List<T>> every(Stream<Optional<T>> parts) {
        List<Optional<T>> all = parts.toList();
        boolean complete = all.stream().allMatch(Optional::isPresent);
        return complete ? Optional.of(all.stream().flatMap(Optional::stream).toList()) : Optional.empty();
    }
}
