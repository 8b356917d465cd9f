package io.github.webmcp4j.site.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.stream.Collectors;

/** The site's own wording, by key, in both languages. */
final class Words {
    private final Map<Language, Map<String, String>> wording = new EnumMap<>(Language.class);

    Words() {
        for (Language language : Language.values()) {
            wording.put(language, read("/templates/words_" + language.code() + ".properties"));
        }
    }

    Map<String, String> in(Language language) {
        return Objects.requireNonNull(wording.get(language));
    }

    String get(Language language, String key) {
        return Objects.requireNonNull(in(language).get(key), key);
    }

    private static Map<String, String> read(String resource) {
        Properties properties = new Properties();
        try (Reader reader = new InputStreamReader(
                Objects.requireNonNull(Words.class.getResourceAsStream(resource), resource), UTF_8)) {
            properties.load(reader);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
        return properties.stringPropertyNames().stream()
                .collect(Collectors.toUnmodifiableMap(key -> key, properties::getProperty));
    }
}
