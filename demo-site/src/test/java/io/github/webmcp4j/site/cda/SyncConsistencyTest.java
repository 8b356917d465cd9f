package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class SyncConsistencyTest {
    private static final List<String> ENTRIES = List.of(
            "article/blt_trail",
            "article/blt_light",
            "article/blt_eclair",
            "article/blt_draft",
            "article/blt_staged",
            "author/blt_ada",
            "author/blt_bob",
            "company/blt_c1");
    private static final List<String> LOCALES = List.of("en-us", "en-gb", "es-es");

    @Test
    void keepsPagesStableWhilePublishing() {
        Stack stack = Stack.generate(1, 250, 3);
        try (CdaStub stub = CdaStub.start(StubOptions.of(stack))) {
            SyncClient client = new SyncClient(stub, stack);
            List<String> undisturbed = SyncClient.shownAll(client.start(""));
            JsonNode page = client.initial("");
            Set<String> seen = new HashSet<>(SyncClient.shownAll(page.get("items")));
            int change = 0;
            while (page.has("pagination_token")) {
                stub.publish("production", "type_1", "blttype_1x" + (100 + change), "en-us");
                stub.unpublish("production", "type_1", "blttype_1x" + (200 + change), "en-us");
                stub.delete("type_1", "blttype_1x" + (1 + change));
                page = client.ok(
                        "pagination_token=" + page.path("pagination_token").asText());
                assertEquals(250, page.get("total_count").asInt());
                seen.addAll(SyncClient.shownAll(page.get("items")));
                change++;
            }
            assertEquals(new HashSet<>(undisturbed), seen);
            JsonNode changes = client.ok("sync_token=" + page.path("sync_token").asText());
            assertEquals(3 * change, changes.get("items").size());
        }
    }

    @Test
    void pagesThroughManyChanges() {
        Stack stack = Stack.generate(1, 150, 3);
        try (CdaStub stub = CdaStub.start(StubOptions.of(stack))) {
            SyncClient client = new SyncClient(stub, stack);
            client.start("");
            for (int i = 1; i <= 150; i++) {
                stub.unpublish("production", "type_1", "blttype_1x" + i, "en-us");
            }
            List<String> changes = SyncClient.shownAll(client.changes());
            assertEquals(150, new HashSet<>(changes).size());
            assertEquals("entry_unpublished type_1/blttype_1x150 en-us", changes.get(0));
            assertEquals(List.of(), client.changes());
        }
    }

    @Test
    void agreesWithTheEntriesAfterTwoHundredRandomOperations() {
        Random random = new Random(42);
        try (MagazineClient magazine = new MagazineClient()) {
            SyncClient client = new SyncClient(magazine.stub(), MagazineClient.stack());
            Map<String, JsonNode> copy = new HashMap<>();
            client.start("&type=entry_published,entry_unpublished,entry_deleted")
                    .forEach(item -> apply(item, copy));
            for (int i = 0; i < 200; i++) {
                operate(magazine.stub(), random);
                if (random.nextInt(5) == 0) {
                    client.changes().forEach(item -> apply(item, copy));
                }
            }
            client.changes().forEach(item -> apply(item, copy));
            assertTrue(copy.size() > 5, copy.keySet().toString());
            assertEquals(published(magazine), copy);
            Map<String, JsonNode> fresh = new HashMap<>();
            client.start("&type=entry_published").forEach(item -> apply(item, fresh));
            assertEquals(copy, fresh);
        }
    }

    private static void operate(CdaStub stub, Random random) {
        String[] entry = pick(ENTRIES, random).split("/", -1);
        String environment = random.nextInt(4) == 0 ? "staging" : "production";
        String locale = pick(LOCALES, random);
        int operation = random.nextInt(100);
        try {
            if (operation == 0) {
                stub.delete(entry[0], entry[1]);
            } else if (operation < 60) {
                stub.publish(environment, entry[0], entry[1], locale);
            } else {
                stub.unpublish(environment, entry[0], entry[1], locale);
            }
        } catch (IllegalArgumentException e) {
            assertTrue(String.valueOf(e.getMessage()).startsWith("unknown entry"), e.getMessage());
        }
    }

    private static void apply(JsonNode item, Map<String, JsonNode> copy) {
        String[] words = SyncClient.shown(item).split(" ", -1);
        String key = words[1] + " " + words[2];
        if (words[0].equals("entry_published")) {
            copy.put(key, item.get("data"));
        } else {
            copy.remove(key);
        }
    }

    private static Map<String, JsonNode> published(MagazineClient magazine) {
        Map<String, JsonNode> published = new HashMap<>();
        for (String contentType : List.of("article", "author", "company")) {
            for (String locale : LOCALES) {
                magazine.get("/v3/content_types/" + contentType + "/entries?environment=production&locale=" + locale)
                        .json()
                        .get("entries")
                        .forEach(entry -> published.put(
                                contentType + "/" + entry.get("uid").asText() + " " + locale, entry));
            }
        }
        return published;
    }

    private static String pick(List<String> list, Random random) {
        return list.get(random.nextInt(list.size()));
    }
}
