package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StackTest {
    private static final String SETTINGS = """
            {"name": "S", "api_key": "k", "delivery_token": "t", "master_locale": "en-us",
             "locales": [{"code": "en-us"}, {"code": "es-es"}],
             "environments": [{"name": "production", "uid": "blt_env"}],
             "content_types": ["note"]}
            """;
    private static final String NOTE = """
            {"uid": "note", "title": "Note", "schema": [{"data_type": "text", "uid": "title"}]}
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void readsTheClassPath() {
        Stack stack = Stack.fromClasspath("cda/magazine");
        assertEquals("bltmagazinekey", stack.apiKey());
        assertEquals("csmagazinetoken", stack.deliveryToken());
        assertEquals("production", stack.environment());
        assertEquals("en-us", stack.masterLocale());
        assertEquals(6, stack.entries("article").size());
    }

    @Test
    void readsAFolder() throws IOException {
        write("stack.json", SETTINGS);
        write("content_types/note.json", NOTE);
        write("entries/note.json", "[]");
        assertEquals("k", Stack.load(folder).apiKey());
    }

    @Test
    void reportsEveryProblemOfTheSettings() throws IOException {
        write("stack.json", """
                {"name": "", "api_key": 5, "master_locale": "fr-fr",
                 "locales": [{"code": "en-us", "fallback_locale": "de-de"}], "environments": []}
                """);
        assertProblems(
                "stack.json: name must be a text, got \"\"",
                "stack.json: api_key must be a text, got 5",
                "stack.json: delivery_token must be a text, got nothing",
                "stack.json: fallback_locale de-de of en-us is not among locales [en-us]",
                "stack.json: master_locale fr-fr is not among locales [en-us]",
                "stack.json: environments must name at least one, such as production");
    }

    @Test
    void reportsEveryProblemOfTheEntriesWithFileAndUid() throws IOException {
        write("stack.json", SETTINGS);
        write("content_types/note.json", NOTE);
        write("entries/note.json", """
                [{"uid": "blt_1", "updated_at": "yesterday", "published": {"production": ["fr-fr", "es-es"], "moon": []},
                  "locales": {"es-es": {"titel": "x"}}},
                 {"uid": "blt_1", "updated_at": "2026-01-01T00:00:00.000Z", "published": {"production": ["en-us"]},
                  "locales": {"es-es": {"title": [{"uid": "blt_9", "_content_type_uid": "note"}]}}}]
                """);
        assertProblems(
                "entries/note.json: blt_1: updated_at must be a time such as 2026-01-31T09:00:00.000Z, got yesterday",
                "entries/note.json: blt_1: es-es: field titel is not in the schema, which has [title]",
                "entries/note.json: blt_1: unknown locale fr-fr; the stack has [en-us, es-es]",
                "entries/note.json: blt_1: published in unknown environment moon",
                "entries/note.json: blt_1: published in en-us but has no fields for it or for what it falls back to",
                "entries/note.json: blt_1: the uid occurs twice",
                "entries/note.json: blt_1: refers to note/blt_9, which is not in the fixtures");
    }

    @Test
    void reportsMissingAndBrokenFiles() throws IOException {
        write("stack.json", SETTINGS.replace("[\"note\"]", "[\"note\", \"memo\", \"list\"]"));
        write("content_types/note.json", "{\"uid\":\"other\",\n\"title\":\"Note\"}");
        write("content_types/list.json", NOTE.replace("note", "list"));
        write("entries/note.json", "{");
        write("entries/list.json", "{}");
        List<String> problems = problems();
        assertTrue(problems.contains("content_types/memo.json: is missing"));
        assertTrue(problems.contains("content_types/note.json: uid must be note, as the file's name says"));
        assertTrue(problems.contains("entries/list.json: must be a JSON array"));
        assertTrue(problems.stream().anyMatch(problem -> problem.startsWith("entries/note.json: is no JSON: ")));
    }

    @Test
    void reportsAMissingStack() {
        assertProblems("stack.json: is missing");
        assertThrows(InvalidFixtures.class, () -> Stack.fromClasspath("cda/nowhere"));
    }

    @Test
    void generatesTheSameStackForTheSameSeed() {
        assertEquals(
                Stack.generate(2, 3, 1).entries("type_2"),
                Stack.generate(2, 3, 1).entries("type_2"));
        assertNotEquals(
                Stack.generate(2, 3, 1).entries("type_2"),
                Stack.generate(2, 3, 2).entries("type_2"));
    }

    @Test
    void generatesDistinctTimesAndUids() {
        Stack stack = Stack.generate(3, 40, 9);
        Set<String> times = new HashSet<>();
        Set<String> uids = new HashSet<>();
        for (String type : List.of("type_1", "type_2", "type_3")) {
            stack.entries(type).forEach(entry -> {
                times.add(entry.updatedAt());
                uids.add(entry.uid());
                assertTrue(entry.locales().toString().contains("\"body\":\"<p>"));
            });
        }
        assertEquals(120, times.size());
        assertEquals(120, uids.size());
    }

    private void write(String name, String content) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }

    private List<String> problems() {
        return assertThrows(InvalidFixtures.class, () -> Stack.load(folder)).problems();
    }

    private void assertProblems(String... expected) {
        assertEquals(List.of(expected), problems());
    }
}
