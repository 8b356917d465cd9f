package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** A {@code $regex}: found anywhere in a text, case-sensitive unless its options say "i", and never in another value. */
record TextPattern(Pattern pattern) {
    private static final Map<Character, Integer> FLAGS = Map.of(
            'i', Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE,
            'm', Pattern.MULTILINE,
            's', Pattern.DOTALL,
            'x', Pattern.COMMENTS);

    /** Nothing for a regex or options that the database would refuse. */
    static Optional<TextPattern> of(JsonNode regex, JsonNode options) {
        boolean readable = regex.isTextual() && (options.isMissingNode() || options.isTextual());
        return readable ? compile(regex.textValue(), options.asText()) : Optional.empty();
    }

    boolean matches(JsonNode value) {
        return value.isTextual() && find(value.textValue());
    }

    private boolean find(String text) {
        try {
            return pattern.matcher(new BoundedText(text)).find();
        } catch (BoundedText.Exhausted e) {
            return false;
        }
    }

    private static Optional<TextPattern> compile(String regex, String options) {
        if (!options.chars().allMatch(option -> FLAGS.containsKey((char) option))) {
            return Optional.empty();
        }
        int flags = options.chars()
                .map(option -> FLAGS.getOrDefault((char) option, 0))
                .reduce(0, (all, flag) -> all | flag);
        try {
            return Optional.of(new TextPattern(Pattern.compile(regex, flags)));
        } catch (PatternSyntaxException e) {
            return Optional.empty();
        }
    }
}
