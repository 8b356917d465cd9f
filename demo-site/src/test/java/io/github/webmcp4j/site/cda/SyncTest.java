package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.site.cda.MagazineClient.Answer;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SyncTest {
    private static MagazineClient magazine;
    private static SyncClient client;

    @BeforeAll
    static void open() {
        magazine = new MagazineClient();
        client = new SyncClient(magazine.stub(), MagazineClient.stack());
    }

    @AfterAll
    static void close() {
        magazine.close();
    }

    @Test
    void tellsEachLocaleThatIsPublishedNewestFirst() {
        assertEquals(
                List.of(
                        "entry_published article/blt_trail es-es",
                        "entry_published article/blt_trail en-us",
                        "entry_published article/blt_light en-us",
                        "entry_published article/blt_light en-gb",
                        "entry_published article/blt_eclair en-us",
                        "asset_published sys_assets/blt_map en-us",
                        "entry_published author/blt_ada en-us",
                        "asset_published sys_assets/blt_plan en-gb",
                        "entry_published company/blt_c1 en-us",
                        "entry_published article/blt_arbol es-es"),
                SyncClient.shownAll(client.start("")));
    }

    @Test
    void neverGivesTwoEventsOneTime() {
        List<String> times = client.start("").stream()
                .map(item -> item.path("event_at").asText())
                .toList();
        assertEquals(
                times.stream()
                        .sorted((left, right) -> right.compareTo(left))
                        .distinct()
                        .toList(),
                times);
    }

    @Test
    void showsAnEntryAsTheEntriesEndpointDoes() {
        JsonNode item = client.start("&locale=es-es&content_type_uid=article").get(0);
        assertEquals(
                magazine.articles("locale=es-es&query=" + MagazineClient.encode("{\"uid\":\"blt_trail\"}"))
                        .at("/entries/0"),
                item.get("data"));
        assertEquals("article", item.get("content_type_uid").asText());
        assertEquals(4, item.size());
    }

    @Test
    void includesNoReferences() {
        JsonNode trail = client.start("&content_type_uid=article&locale=en-us").get(0);
        assertEquals(
                "[{\"uid\":\"blt_ada\",\"_content_type_uid\":\"author\"}]",
                trail.at("/data/author").toString());
    }

    @Test
    void tellsTheMasterLocaleOfAnUnlocalizedEntry() {
        JsonNode light = client.start("&locale=en-gb&type=entry_published").get(0);
        assertEquals("en-us", light.at("/data/locale").asText());
        assertEquals("en-gb", light.at("/data/publish_details/locale").asText());
    }

    @Test
    void keepsEnvironmentsApart() {
        assertEquals(
                List.of("entry_published article/blt_staged en-us"),
                SyncClient.shownAll(client.ok("init=true&environment=staging").get("items")));
    }

    @ParameterizedTest
    @CsvSource({
        "&locale=en-gb, 2",
        "&content_type_uid=article, 6",
        "&content_type_uid=sys_assets, 2",
        "&content_type_uid=article&locale=es-es, 2",
        "&type=asset_published, 2",
        "'&type=asset_published,entry_published', 10",
        "'&type=entry_unpublished,asset_unpublished,entry_deleted,asset_deleted,content_type_deleted', 0",
        "&start_from=2026-03-01T00:00:00.000Z, 2",
        "&start_from=2026-02-01, 5",
        "&start_from=2026-02-01T01:00:00%2B01:00, 5",
        "&start_from=2027-01-01, 0"
    })
    void filters(String more, int count) {
        JsonNode body = client.initial(more);
        assertEquals(count, body.get("items").size());
        assertEquals(count, body.get("total_count").asInt());
        assertEquals(0, body.get("skip").asInt());
        assertEquals(100, body.get("limit").asInt());
        assertTrue(body.has("sync_token"));
    }

    @Test
    void givesTheSameTokenWhenNothingChanged() {
        client.start("");
        String answer = "{\"items\":[],\"sync_token\":\"" + client.syncToken() + "\"}";
        for (String more : List.of("", "&environment=production", "&environment=nowhere", "&x=y")) {
            assertEquals(
                    answer,
                    client.sync("sync_token=" + client.syncToken() + more).body());
        }
    }

    @Test
    void givesTokensThatNeedNoEncoding() {
        client.start("");
        assertTrue(client.syncToken().matches("[A-Za-z0-9_-]+"), client.syncToken());
    }

    @Test
    void acceptsATrailingSlash() {
        assertEquals(
                200,
                client.get("/v3/stacks/sync/?init=true&environment=production").status());
        assertEquals(404, client.get("/v3/stacks").status());
        assertEquals(404, client.get("/v3/stacks/sync/more").status());
    }

    @ParameterizedTest
    @CsvSource({
        "'', init",
        "environment=production, init",
        "init=false&environment=production, init",
        "init=true, environment",
        "init=true&environment=nowhere, environment",
        "init=true&environment=production&locale=fr-fr, locale",
        "init=true&environment=production&content_type_uid=none, content_type_uid",
        "init=true&environment=production&type=, type",
        "'init=true&environment=production&type=entry_published,entry', type",
        "init=true&environment=production&start_from=yesterday, start_from",
        "init=true&environment=production&start_from=2026-02-30, start_from",
        "init=true&environment=production&start_from=, start_from"
    })
    void refusesAnInitialRequestByNameOfTheParameter(String query, String parameter) {
        assertRefused(parameter, client.sync(query));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "x", "no%20token", "%00", "AAAA", "bltsomething0000000000000000000000000000000000000000000"})
    void refusesTokensThatItDidNotGive(String token) {
        assertRefused("sync_token", client.sync("sync_token=" + token));
        assertRefused("pagination_token", client.sync("pagination_token=" + token));
    }

    @Test
    void refusesTokensThatWereAltered() {
        client.start("");
        String token = client.syncToken();
        for (int i = 0; i < token.length(); i++) {
            char other = token.charAt(i) == 'A' ? 'B' : 'A';
            String altered = token.substring(0, i) + other + token.substring(i + 1);
            assertRefused("sync_token", client.sync("sync_token=" + altered));
        }
        assertRefused("sync_token", client.sync("sync_token=" + token.substring(1)));
        assertRefused("sync_token", client.sync("sync_token=" + token + "A"));
    }

    @Test
    void refusesTheTokensOfAnotherStub() {
        client.start("");
        try (MagazineClient other = new MagazineClient()) {
            assertRefused("sync_token", other.get("/v3/stacks/sync?sync_token=" + client.syncToken()));
        }
    }

    @Test
    void refusesATokenInTheOtherParameter() {
        client.start("");
        assertRefused("pagination_token", client.sync("pagination_token=" + client.syncToken()));
    }

    @Test
    void needsTheKeysForTokensToo() {
        client.start("");
        Answer answer = magazine.send(magazine.anonymous("/v3/stacks/sync?sync_token=" + client.syncToken())
                .build());
        assertEquals(412, answer.status());
        assertFalse(answer.body().contains(client.syncToken()));
    }

    private static void assertRefused(String parameter, Answer answer) {
        assertEquals(422, answer.status(), answer.body());
        assertEquals(141, answer.json().get("error_code").asInt());
        assertEquals(
                "{\"" + parameter + "\":[\"is not valid.\"]}",
                answer.json().get("errors").toString());
    }
}
