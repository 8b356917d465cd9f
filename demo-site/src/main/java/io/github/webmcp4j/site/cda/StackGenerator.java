package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes up stacks of any size for tests and measurements. */
final class StackGenerator {
    private static final String LOCALE = "en-us";
    private static final StackSettings.Environment ENVIRONMENT =
            new StackSettings.Environment("production", "bltgeneratedenvironment");
    private static final Instant OLDEST = Instant.parse("2026-01-01T00:00:00Z");
    private static final List<String> WORDS = List.of(("river stone window market garden coffee copper winter harbour "
                    + "letter engine meadow silver bridge candle forest planet violin saddle pepper lantern orchard "
                    + "cotton marble thunder valley anchor blanket compass feather")
            .split(" "));

    private final Random random;

    StackGenerator(long seed) {
        this.random = new Random(seed);
    }

    Stack generate(int types, int entriesPerType) {
        StackSettings settings = new StackSettings(
                "Generated",
                "bltgeneratedkey",
                "csgeneratedtoken",
                LOCALE,
                List.of(LOCALE),
                Map.of(),
                List.of(ENVIRONMENT));
        Map<String, ObjectNode> contentTypes = new LinkedHashMap<>();
        Map<String, List<Entry>> entries = new LinkedHashMap<>();
        for (int type = 0; type < types; type++) {
            String uid = "type_" + (type + 1);
            contentTypes.put(uid, contentType(uid));
            List<Entry> list = new ArrayList<>();
            for (int number = 0; number < entriesPerType; number++) {
                // Types take turns, so that newest first mixes them, and no two entries share a time.
                list.add(entry(uid, number + 1, OLDEST.plus((long) number * types + type, ChronoUnit.MINUTES)));
            }
            entries.put(uid, list);
        }
        return new Stack(settings, contentTypes, entries, List.of());
    }

    private Entry entry(String type, int number, Instant updatedAt) {
        String title = words(3) + " " + number;
        ObjectNode fields = Json.object();
        fields.put("title", title);
        fields.put("url", "/" + type.replace('_', '-') + "/" + title.replace(' ', '-'));
        fields.put("summary", words(12));
        fields.put("body", "<p>" + words(40) + "</p><p><strong>" + words(2) + "</strong> " + words(40) + "</p>");
        return new Entry(
                "blt" + type + "x" + number,
                IsoTime.text(OLDEST),
                IsoTime.text(updatedAt),
                List.of(word(), word()),
                Map.of(ENVIRONMENT.uid(), Map.of(LOCALE, IsoTime.text(updatedAt))),
                Map.of(LOCALE, fields));
    }

    private static ObjectNode contentType(String uid) {
        ObjectNode contentType = Json.object();
        contentType.put("uid", uid).put("title", uid.replace("type_", "Type "));
        contentType.put("description", "Made up").put("updated_at", IsoTime.text(OLDEST));
        contentType
                .putObject("options")
                .put("is_page", true)
                .put("singleton", false)
                .put("title", "title");
        ArrayNode schema = contentType.putArray("schema");
        Stream.of("title", "url", "summary", "body").forEach(field -> schema.add(field(field)));
        return contentType;
    }

    private static ObjectNode field(String uid) {
        ObjectNode field = Json.object();
        field.put("data_type", "text").put("uid", uid).put("display_name", uid);
        field.put("mandatory", uid.equals("title")).put("unique", uid.equals("title"));
        field.putObject("field_metadata").put("allow_rich_text", uid.equals("body"));
        return field;
    }

    private String words(int count) {
        return Stream.generate(this::word).limit(count).collect(Collectors.joining(" "));
    }

    private String word() {
        return WORDS.get(random.nextInt(WORDS.size()));
    }
}
