package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.OptionalInt;

/** How the database behind the API compares two values. */
final class Values {

    private Values() {}

    /** Equality, where 5 is 5.0 but never "5". */
    static boolean same(JsonNode left, JsonNode right) {
        if (left.isNumber() && right.isNumber()) {
            return left.decimalValue().compareTo(right.decimalValue()) == 0;
        }
        return left.equals(right);
    }

    /** The order of two numbers, two times or two texts; nothing for values of different kinds. */
    static OptionalInt compare(JsonNode left, JsonNode right) {
        if (left.isNumber() && right.isNumber()) {
            return OptionalInt.of(left.decimalValue().compareTo(right.decimalValue()));
        }
        if (left.isTextual() && right.isTextual()) {
            return OptionalInt.of(compareTexts(left.textValue(), right.textValue()));
        }
        return OptionalInt.empty();
    }

    /** A total order for sorting: absent and null first, then numbers, texts, and the rest. */
    static int order(JsonNode left, JsonNode right) {
        int byKind = Integer.compare(rank(left), rank(right));
        return byKind != 0 ? byKind : compare(left, right).orElse(0);
    }

    private static int rank(JsonNode node) {
        if (node.isMissingNode() || node.isNull()) {
            return 0;
        }
        if (node.isNumber()) {
            return 1;
        }
        if (node.isTextual()) {
            return 2;
        }
        if (node.isContainerNode()) {
            return 3;
        }
        return node.booleanValue() ? 5 : 4;
    }

    private static int compareTexts(String left, String right) {
        // Times of one form, as the API itself writes them, are in the order of their letters: no need to parse.
        if (left.length() == right.length() && left.endsWith("Z") && right.endsWith("Z")) {
            return left.compareTo(right);
        }
        Optional<OffsetDateTime> leftTime = time(left);
        Optional<OffsetDateTime> rightTime = leftTime.isPresent() ? time(right) : Optional.empty();
        if (leftTime.isPresent() && rightTime.isPresent()) {
            return leftTime.get().toInstant().compareTo(rightTime.get().toInstant());
        }
        return left.compareTo(right);
    }

    private static Optional<OffsetDateTime> time(String text) {
        // Parsing fails by an exception, so the many texts that cannot be a time are told apart first.
        if (text.length() < 17 || text.charAt(4) != '-' || text.charAt(10) != 'T') {
            return Optional.empty();
        }
        try {
            return Optional.of(OffsetDateTime.parse(text));
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
