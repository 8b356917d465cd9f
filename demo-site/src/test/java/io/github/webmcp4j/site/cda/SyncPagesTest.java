package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class SyncPagesTest {
    private static final Stack STACK = Stack.generate(2, 120, 5);

    private static CdaStub stub;
    private static SyncClient client;

    @BeforeAll
    static void open() {
        stub = CdaStub.start(StubOptions.of(STACK));
        client = new SyncClient(stub, STACK);
    }

    @AfterAll
    static void close() {
        stub.close();
    }

    @Test
    void givesOneHundredItemsAPage() {
        JsonNode first = client.initial("");
        assertPage(first, 0, 100, 240);
        JsonNode second = next(first);
        assertPage(second, 100, 100, 240);
        JsonNode third = next(second);
        assertPage(third, 200, 40, 240);
        assertTrue(first.has("pagination_token") && second.has("pagination_token"));
        assertFalse(third.has("pagination_token"));
        assertTrue(third.has("sync_token"));
    }

    @Test
    void givesEveryEntryOnce() {
        List<String> items = SyncClient.shownAll(client.start(""));
        Set<String> distinct = new HashSet<>(items);
        assertEquals(240, items.size());
        assertEquals(240, distinct.size());
        assertEquals("entry_published type_2/blttype_2x120 en-us", items.get(0));
        assertEquals("entry_published type_1/blttype_1x1 en-us", items.get(239));
    }

    @Test
    void keepsTheFilterInTheToken() {
        JsonNode first = client.initial("&content_type_uid=type_2&type=entry_published");
        assertPage(first, 0, 100, 120);
        JsonNode second = next(first);
        assertPage(second, 100, 20, 120);
        assertTrue(SyncClient.shownAll(second.get("items")).stream().allMatch(item -> item.contains(" type_2/")));
    }

    @Test
    void givesNoPaginationTokenForExactlyOneHundred() {
        Stack hundred = Stack.generate(1, 100, 1);
        try (CdaStub other = CdaStub.start(StubOptions.of(hundred))) {
            assertFalse(new SyncClient(other, hundred).initial("").has("pagination_token"));
        }
    }

    @Test
    void answersAPageAgainAsBefore() {
        JsonNode first = client.initial("");
        assertEquals(next(first), next(first));
    }

    private static JsonNode next(JsonNode page) {
        return client.ok("environment=production&pagination_token="
                + page.get("pagination_token").asText());
    }

    private static void assertPage(JsonNode page, int skip, int items, int total) {
        assertEquals(items, page.get("items").size());
        assertEquals(skip, page.get("skip").asInt());
        assertEquals(100, page.get("limit").asInt());
        assertEquals(total, page.get("total_count").asInt());
    }
}
