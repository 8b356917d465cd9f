package io.github.webmcp4j.model.richtext;

import io.github.webmcp4j.model.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.Stream;
import org.teavm.jso.JSObject;

/** A case of {@code richtext/cases.txt}: {@code @@ name}, rich text, {@code =>}, Markdown. */
record RichTextCase(String name, String richText, String markdown) {
    static Stream<RichTextCase> all() throws IOException {
        try (InputStream cases =
                Objects.requireNonNull(RichTextCase.class.getResourceAsStream("/richtext/cases.txt"))) {
            String text = new String(cases.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(text.split("(?m)^@@ ")).skip(1).map(RichTextCase::read);
        }
    }

    private static RichTextCase read(String text) {
        int line = text.indexOf('\n');
        int arrow = text.indexOf("\n=>\n");
        return new RichTextCase(
                text.substring(0, line),
                text.substring(line + 1, arrow),
                text.substring(arrow + 4).stripTrailing());
    }

    /** What the field holds: a text with HTML, or the JSON of a case whose name begins with JSON. */
    JSObject value() {
        return name.startsWith("JSON") ? Json.parse(richText) : Json.of(richText);
    }

    @Override
    public String toString() {
        return name;
    }
}
