package io.github.webmcp4j.site.cda;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The parameters of a request.
 *
 * <p>The clients spell one list in four ways ({@code include[]}, {@code include[][]}, {@code only[BASE][]},
 * {@code only[BASE][0]}, with raw or encoded brackets); all arrive here as {@code include} and {@code only[BASE]}.
 */
final class Parameters {
    private static final Pattern LIST_NAME = Pattern.compile("(.+?)(?:\\[\\d*])+");

    private final Map<String, String> scalars = new LinkedHashMap<>();
    private final Map<String, List<String>> lists = new LinkedHashMap<>();

    static Parameters parse(@Nullable String rawQuery) {
        Parameters parameters = new Parameters();
        if (rawQuery != null) {
            for (String pair : rawQuery.split("&", -1)) {
                int equals = pair.indexOf('=');
                String name = equals < 0 ? pair : pair.substring(0, equals);
                parameters.add(decode(name), equals < 0 ? "" : decode(pair.substring(equals + 1)));
            }
        }
        return parameters;
    }

    Optional<String> text(String name) {
        return Optional.ofNullable(scalars.get(name));
    }

    boolean flag(String name) {
        return "true".equals(scalars.get(name));
    }

    List<String> list(String name) {
        return lists.getOrDefault(name, List.of());
    }

    /** The lists of a name by scope: {@code only[author][]=name} is {@code author -> [name]}. */
    Map<String, List<String>> scopes(String name) {
        Map<String, List<String>> scopes = new LinkedHashMap<>();
        lists.forEach((key, values) -> {
            if (key.startsWith(name + "[") && key.endsWith("]")) {
                scopes.put(key.substring(name.length() + 1, key.length() - 1), values);
            }
        });
        return scopes;
    }

    private void add(String name, String value) {
        Matcher list = LIST_NAME.matcher(name);
        if (list.matches()) {
            lists.computeIfAbsent(list.group(1), key -> new ArrayList<>()).add(value);
        } else {
            scalars.putIfAbsent(name, value);
        }
    }

    private static String decode(String encoded) {
        try {
            return URLDecoder.decode(encoded, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            // A stray percent sign stands for itself.
            return encoded;
        }
    }
}
