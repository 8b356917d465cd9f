package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.site.cda.Stack;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Pages over three content types of eighty-seven entries each. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class SearchPagingIT {
    private static final int ENTRIES = 87;
    private static final int TOTAL = 3 * ENTRIES;

    private ToolLane lane;

    @BeforeAll
    void start() {
        lane = ToolLane.on(Stack.generate(3, ENTRIES, 7));
    }

    @AfterAll
    void stop() {
        lane.close();
    }

    @BeforeEach
    void reset() {
        lane.reset();
    }

    @Test
    void showsEveryEntryOnceInSteps() {
        List<String> uids = new ArrayList<>();
        List<String> types = new ArrayList<>();
        try (TestPage page = open()) {
            for (int offset = 0; offset <= 250; offset += 50) {
                JsonNode found = search(page, offset, 50);
                assertEquals(TOTAL, found.at("/meta/total").asInt(), found::toString);
                assertEquals(offset, found.at("/meta/offset").asInt());
                assertEquals(50, found.at("/meta/limit").asInt());
                assertEquals(offset + 50 < TOTAL, found.at("/meta/has_more").asBoolean(), () -> found.get("meta") + "");
                found.get("data").forEach(hit -> uids.add(hit.get("uid").asText()));
                found.get("data")
                        .forEach(hit -> types.add(hit.get("content_type").asText()));
            }
        }
        assertEquals(TOTAL, uids.size());
        assertEquals(TOTAL, new TreeSet<>(uids).size());
        assertEquals(types.stream().sorted().toList(), types);
    }

    @Test
    void asksEachTypeOnceForTheFirstPage() {
        try (TestPage page = open()) {
            search(page, 0, 7);
        }
        assertEquals(List.of("type_1 0+7", "type_2 0+7", "type_3 0+7"), sentRows());
    }

    @Test
    void asksOnlyForTheRowsOfALaterPage() {
        try (TestPage page = open()) {
            search(page, 0, 10);
            lane.reset();
            search(page, 80, 10);
            assertEquals(List.of("type_1 80+7", "type_2 0+3"), sentRows());
            lane.reset();
            search(page, 100, 10);
            assertEquals(List.of("type_2 13+10"), sentRows());
        }
    }

    @Test
    void asksForTheCountsBeforeADeepPageThatComesFirst() {
        try (TestPage page = open()) {
            JsonNode found = search(page, 170, 10);
            assertEquals(10, found.get("data").size(), found::toString);
            assertEquals(TOTAL, found.at("/meta/total").asInt());
        }
        List<String> rows = lane.sent().stream().map(SentRequest::rows).toList();
        assertEquals(
                List.of("type_1 0+1", "type_2 0+1", "type_3 0+1"),
                rows.subList(0, 3).stream().sorted().toList());
        assertEquals(
                List.of("type_2 83+4", "type_3 0+6"),
                rows.subList(3, 5).stream().sorted().toList());
        assertEquals(5, rows.size());
    }

    @Test
    void isEmptyBehindTheEnd() {
        try (TestPage page = open()) {
            JsonNode found = search(page, 1000, 10);
            assertEquals("[]", found.get("data").toString());
            assertEquals(TOTAL, found.at("/meta/total").asInt());
            assertFalse(found.at("/meta/has_more").asBoolean(true));
        }
    }

    @Test
    void hasNoMoreOnTheLastFullPage() {
        try (TestPage page = open()) {
            JsonNode last = search(page, TOTAL - 10, 10);
            assertEquals(10, last.get("data").size());
            assertFalse(last.at("/meta/has_more").asBoolean(true));
        }
    }

    @Test
    void keepsTheOrderOfTheConfiguration() {
        String options = "contentTypes: ['type_3', 'type_1'].map(uid => ({ uid, searchableFields: ['url'] }))";
        JsonNode found = lane.answer(
                options,
                ToolLane.SEARCH,
                Map.of("query", "e", "content_types", List.of("type_1", "type_3"), "limit", 50, "offset", 80));
        List<String> types = found.get("data").findValuesAsText("content_type");
        assertEquals(List.of("type_3", "type_1"), types.stream().distinct().toList());
        assertEquals(7, types.lastIndexOf("type_3") + 1);
    }

    @Test
    void countsOnlyTheChosenTypes() {
        try (TestPage page = open()) {
            search(page, 0, 10);
            lane.reset();
            JsonNode found = page.agent()
                    .call(ToolLane.SEARCH, Map.of("query", "e", "content_types", List.of("type_2"), "offset", 80));
            assertEquals(ENTRIES, found.at("/meta/total").asInt());
            assertEquals(7, found.get("data").size());
        }
        assertEquals(List.of("type_2 80+7"), sentRows());
    }

    private TestPage open() {
        return lane.open(
                "contentTypes: ['type_1', 'type_2', 'type_3'].map(uid => ({ uid, searchableFields: ['title', 'url'] }))");
    }

    private static JsonNode search(TestPage page, int offset, int limit) {
        return page.agent().call(ToolLane.SEARCH, Map.of("query", "e", "offset", offset, "limit", limit));
    }

    private List<String> sentRows() {
        return lane.sent().stream().map(SentRequest::rows).sorted().toList();
    }
}
