package io.github.webmcp4j.e2e;

import static io.github.webmcp4j.e2e.WireShape.assertShape;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.model.wire.Answer;
import io.github.webmcp4j.model.wire.ContentTypeSummary;
import io.github.webmcp4j.model.wire.CurrentPage;
import io.github.webmcp4j.model.wire.EntryDocument;
import io.github.webmcp4j.model.wire.EntryMeta;
import io.github.webmcp4j.model.wire.FailedType;
import io.github.webmcp4j.model.wire.Navigation;
import io.github.webmcp4j.model.wire.SearchHit;
import io.github.webmcp4j.model.wire.SearchMeta;
import io.github.webmcp4j.model.wire.ToolError;
import io.github.webmcp4j.model.wire.TypesMeta;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The answers of the tools have the shapes of the wire records, with each optional member only when it says something. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class AnswerShapeIT {
    private static final String OPTIONS = "navigate: () => {}, siteInfo: { name: 'Corners', llms: ['/llms.txt'] },"
            + " contentTypes: [{ uid: 'note' }, { uid: 'page', summaryField: 'summary' },"
            + " { uid: 'person', title: 'People' }]";

    private ToolLane lane;
    private TestPage page;

    @BeforeAll
    void start() {
        lane = ToolLane.onCorners();
        page = lane.open(OPTIONS);
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
    void ofASearch() {
        JsonNode found = call(ToolLane.SEARCH, Map.of("query", "a"));
        assertShape(Answer.Value.class, found, "meta");
        assertShape(SearchMeta.Value.class, found.get("meta"));
        for (JsonNode hit : found.get("data")) {
            boolean hasSummary = hit.get("uid").asText().equals("about");
            assertShape(SearchHit.Value.class, hit, hasSummary ? new String[] {"summary"} : new String[0]);
        }
    }

    @Test
    void ofASearchThatWasCutAndFailedInPart() {
        failNotes();
        JsonNode found = call(ToolLane.SEARCH, Map.of("query", "a b c d e f g h i"));
        assertShape(Answer.Value.class, found, "meta");
        assertShape(SearchMeta.Value.class, found.get("meta"), "searched_for", "failed");
        assertShape(FailedType.Value.class, found.at("/meta/failed/0"));
    }

    @Test
    void ofAMatchWithoutPage() {
        JsonNode found = call(ToolLane.SEARCH, Map.of("query", "ada"));
        assertEquals("person", found.at("/data/0/content_type").asText(), found::toString);
        assertShape(SearchHit.Value.class, found.at("/data/0"));
    }

    @Test
    void ofAnEntry() {
        JsonNode found = call(ToolLane.BY_UID, Map.of("content_type", "page", "uid", "about"));
        assertShape(Answer.Value.class, found);
        assertShape(EntryDocument.Value.class, found.get("data"));
    }

    @Test
    void ofAnEntryByItsUrl() {
        JsonNode found = call(ToolLane.BY_URL, Map.of("url", "/about"));
        assertShape(Answer.Value.class, found);
        assertShape(EntryDocument.Value.class, found.get("data"));
    }

    @Test
    void ofAnEntryThatSharesItsUrl() {
        JsonNode found = call(ToolLane.BY_URL, Map.of("url", "/shared"));
        assertShape(Answer.Value.class, found, "meta");
        assertShape(EntryMeta.Value.class, found.get("meta"), "also_at_this_url");
        assertShape(SearchHit.Value.class, found.at("/meta/also_at_this_url/0"));
    }

    @Test
    void ofAnEntryThatWasFoundInPart() {
        failNotes();
        JsonNode found = call(ToolLane.BY_URL, Map.of("url", "/shared"));
        assertShape(EntryMeta.Value.class, found.get("meta"), "failed");
        assertShape(FailedType.Value.class, found.at("/meta/failed/0"));
    }

    @Test
    void ofTheContentTypes() {
        JsonNode listed = call(ToolLane.LIST_TYPES, Map.of());
        assertShape(Answer.Value.class, listed, "meta");
        assertShape(TypesMeta.Value.class, listed.get("meta"));
        assertShape(ContentTypeSummary.Value.class, listed.at("/data/0"), "description");
        assertShape(ContentTypeSummary.Value.class, listed.at("/data/1"));
        assertEquals("People", listed.at("/data/2/title").asText());
    }

    @Test
    void ofTheContentTypesInPart() {
        failNotes();
        JsonNode listed = call(ToolLane.LIST_TYPES, Map.of());
        assertShape(TypesMeta.Value.class, listed.get("meta"), "failed");
        assertShape(ContentTypeSummary.Value.class, listed.at("/data/0"));
    }

    @Test
    void ofTheCurrentPage() {
        JsonNode here = call("get_current_page", Map.of());
        assertShape(Answer.Value.class, here);
        assertShape(CurrentPage.Value.class, here.get("data"));
        assertEquals("/lane", here.at("/data/path").asText());
        assertEquals("en", here.at("/data/language").asText());
    }

    @Test
    void ofTheSite() {
        JsonNode site = call("get_site_info", Map.of());
        assertShape(Answer.Value.class, site);
        assertEquals(
                "{\"name\":\"Corners\",\"llms\":[\"/llms.txt\"]}",
                site.get("data").toString());
    }

    @Test
    void ofANavigation() {
        JsonNode going = call("navigate_to", Map.of("path", "/about"));
        assertShape(Answer.Value.class, going);
        assertShape(Navigation.Value.class, going.get("data"));
    }

    @Test
    void ofAnErrorOfTheCaller() {
        JsonNode answer = call(ToolLane.SEARCH, Map.of());
        assertShape(ToolError.Value.class, answer);
        assertShape(ToolError.Details.Value.class, answer.get("error"));
    }

    @Test
    void ofAnErrorOfContentstack() {
        lane.faults().always().status(422, "{}", "application/json");
        JsonNode answer = call(ToolLane.SEARCH, Map.of("query", "a"));
        assertShape(ToolError.Value.class, answer);
        assertShape(ToolError.Details.Value.class, answer.get("error"), "status");
    }

    private void failNotes() {
        lane.faults().when(path -> path.contains("/note")).status(422, "{}", "application/json");
    }

    private JsonNode call(String tool, Map<String, ?> input) {
        return page.agent().call(tool, input);
    }
}
