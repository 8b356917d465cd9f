package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SuppressWarnings("NullAway.Init")
final class SyncChangesTest {
    private static final Clock CLOCK = Clock.fixed(Instant.parse("2026-09-01T10:00:00.123456Z"), ZoneOffset.UTC);

    private MagazineClient magazine;
    private CdaStub stub;
    private SyncClient client;

    @BeforeEach
    void open() {
        magazine = new MagazineClient(CLOCK);
        stub = magazine.stub();
        client = new SyncClient(stub, MagazineClient.stack());
    }

    @AfterEach
    void close() {
        magazine.close();
    }

    @Test
    void tellsWhatWasPublished() {
        client.start("");
        String before = client.syncToken();
        stub.publish("production", "article", "blt_draft", "en-us");
        JsonNode body = client.ok("sync_token=" + before);
        assertEquals(List.of("entry_published article/blt_draft en-us"), SyncClient.shownAll(body.get("items")));
        assertEquals(1, body.get("total_count").asInt());
        assertNotEquals(before, body.get("sync_token").asText());
        assertEquals(magazine.articles("").at("/entries/0"), body.at("/items/0/data"));
        assertEquals(body, client.ok("sync_token=" + before));
    }

    @Test
    void tellsOnlyUidAndLocaleOfWhatIsGone() {
        client.start("");
        stub.unpublish("production", "article", "blt_trail", "es-es");
        assertEquals(
                "{\"data\":{\"uid\":\"blt_trail\",\"locale\":\"es-es\"},\"content_type_uid\":\"article\","
                        + "\"event_at\":\"2026-09-01T10:00:00.123Z\",\"type\":\"entry_unpublished\"}",
                client.changes().get(0).toString());
        stub.delete("article", "blt_trail");
        assertEquals(
                "{\"data\":{\"uid\":\"blt_trail\",\"locale\":\"en-us\"},\"content_type_uid\":\"article\","
                        + "\"event_at\":\"2026-09-01T10:00:00.124Z\",\"type\":\"entry_deleted\"}",
                client.changes().get(0).toString());
        assertEquals(List.of(), client.changes());
    }

    @Test
    void tellsADeletionForEachLocaleThatWasPublished() {
        client.start("");
        stub.delete("article", "blt_trail");
        stub.delete("article", "blt_draft");
        assertEquals(
                List.of("entry_deleted article/blt_trail es-es", "entry_deleted article/blt_trail en-us"),
                SyncClient.shownAll(client.changes()));
    }

    @Test
    void tellsOnlyTheLatestOfSeveralEvents() {
        client.start("");
        stub.publish("production", "article", "blt_draft", "en-us");
        stub.unpublish("production", "article", "blt_light", "en-us");
        stub.unpublish("production", "article", "blt_draft", "en-us");
        stub.publish("production", "article", "blt_light", "en-us");
        assertEquals(
                List.of("entry_published article/blt_light en-us", "entry_unpublished article/blt_draft en-us"),
                SyncClient.shownAll(client.changes()));
    }

    @Test
    void tellsNothingOfWhatIsNoChange() {
        client.start("");
        String token = client.syncToken();
        stub.unpublish("production", "article", "blt_draft", "en-us");
        stub.publish("staging", "article", "blt_draft", "en-us");
        assertEquals(
                "{\"items\":[],\"sync_token\":\"" + token + "\"}",
                client.sync("sync_token=" + token).body());
    }

    @Test
    void tellsOfPublishingAgainWithItsNewTime() {
        client.start("");
        stub.publish("production", "article", "blt_light", "en-us");
        JsonNode event = client.changes().get(0);
        assertEquals("2026-09-01T10:00:00.123Z", event.get("event_at").asText());
        assertEquals(
                "2026-09-01T10:00:00.123Z",
                event.at("/data/publish_details/time").asText());
        assertEquals("2026-02-01T00:00:00.000Z", event.at("/data/updated_at").asText());
    }

    @Test
    void neverGivesTwoEventsOneTime() {
        client.start("");
        List.of("en-us", "en-gb", "es-es")
                .forEach(locale -> stub.publish("production", "article", "blt_draft", locale));
        assertEquals(
                List.of("2026-09-01T10:00:00.125Z", "2026-09-01T10:00:00.124Z", "2026-09-01T10:00:00.123Z"),
                client.changes().stream()
                        .map(item -> item.path("event_at").asText())
                        .toList());
    }

    @Test
    void keepsTheFilterOfTheInitialRequest() {
        client.start("&locale=es-es&content_type_uid=article&type=entry_unpublished");
        stub.publish("production", "article", "blt_eclair", "es-es");
        stub.unpublish("production", "article", "blt_light", "en-us");
        stub.publish("production", "author", "blt_ada", "es-es");
        stub.unpublish("production", "author", "blt_ada", "es-es");
        stub.unpublish("production", "article", "blt_trail", "es-es");
        assertEquals(List.of("entry_unpublished article/blt_trail es-es"), SyncClient.shownAll(client.changes()));
    }

    @Test
    void tellsChangesWhateverTheStartOfTheInitialRequestWas() {
        assertEquals(List.of(), client.start("&start_from=2026-12-31"));
        stub.publish("production", "article", "blt_draft", "en-us");
        assertEquals(1, client.changes().size());
    }

    @Test
    void startsWithWhatIsPublishedUnlessAskedForMore() {
        stub.unpublish("production", "article", "blt_trail", "en-us");
        stub.delete("article", "blt_arbol");
        assertEquals(8, client.start("").size());
        assertTrue(SyncClient.shownAll(client.start("")).stream().noneMatch(item -> item.contains("arbol")));
        assertEquals(
                List.of("entry_deleted article/blt_arbol es-es", "entry_unpublished article/blt_trail en-us"),
                SyncClient.shownAll(client.start("&type=entry_unpublished,entry_deleted")));
        assertEquals(2, client.start("&start_from=2026-09-01").size());
    }

    @Test
    void tellsOfAnotherEnvironmentOnlyThere() {
        JsonNode staging = client.ok("init=true&environment=staging");
        client.start("");
        stub.publish("staging", "article", "blt_trail", "en-us");
        assertEquals(List.of(), client.changes());
        JsonNode changes = client.ok("sync_token=" + staging.path("sync_token").asText());
        assertEquals(
                "bltenvstaging",
                changes.at("/items/0/data/publish_details/environment").asText());
    }

    @Test
    void startsEmptyAndTellsTheFirstChange() {
        stub.delete("article", "blt_staged");
        JsonNode empty = client.ok("init=true&environment=staging");
        assertEquals(0, empty.get("total_count").asInt());
        assertFalse(empty.has("pagination_token"));
        stub.publish("staging", "article", "blt_draft", "en-us");
        assertEquals(
                1,
                client.ok("sync_token=" + empty.path("sync_token").asText())
                        .get("items")
                        .size());
    }
}
