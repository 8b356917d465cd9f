package io.github.webmcp4j.site.cda;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The rows of a list that a request shows: 100 at most and by default; odd values are no error and count as absent. */
record Window(int skip, int limit) {
    private static final int MOST = 100;
    private static final Pattern WHOLE_NUMBER = Pattern.compile("\\d{1,9}");

    static Window of(Parameters parameters) {
        int limit = number(parameters.text("limit"));
        return new Window(number(parameters.text("skip")), limit == 0 ? MOST : Math.min(limit, MOST));
    }

    <T> List<T> cut(List<T> rows) {
        return rows.stream().skip(skip).limit(limit).toList();
    }

    private static int number(Optional<String> text) {
        return text.filter(value -> WHOLE_NUMBER.matcher(value).matches())
                .map(Integer::parseInt)
                .orElse(0);
    }
}
