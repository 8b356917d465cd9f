package io.github.webmcp4j.model.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BrowserToolsTest {
    private static final Set<String> SUBSET =
            Set.of("type", "description", "enum", "minimum", "maximum", "pattern", "items", "default");

    static Stream<ToolContract> contracts() {
        return Stream.of(
                BrowserTools.searchEntries("[\"article\"]"),
                BrowserTools.getEntryByUrl(),
                BrowserTools.getEntryByUid("[\"article\"]"),
                BrowserTools.listContentTypes(),
                BrowserTools.getCurrentPage(),
                BrowserTools.getSiteInfo(),
                BrowserTools.navigateTo());
    }

    @Test
    void haveTheirWireNames() {
        assertEquals(
                List.of(
                        "contentstack_search_entries",
                        "contentstack_get_entry_by_url",
                        "contentstack_get_entry_by_uid",
                        "contentstack_list_content_types",
                        "get_current_page",
                        "get_site_info",
                        "navigate_to"),
                contracts().map(ToolContract::name).toList());
    }

    @Test
    void hintThatAuthorsWroteWhatTheContentToolsAnswer() {
        assertEquals(
                List.of(
                        "contentstack_search_entries",
                        "contentstack_get_entry_by_url",
                        "contentstack_get_entry_by_uid"),
                contracts()
                        .filter(ToolContract::untrusted)
                        .map(ToolContract::name)
                        .toList());
        assertEquals(
                List.of("navigate_to"),
                contracts()
                        .filter(tool -> !tool.readOnly())
                        .map(ToolContract::name)
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("contracts")
    void fitWhatModelsAndHostsTake(ToolContract contract) throws JsonProcessingException {
        assertTrue(contract.name().matches("[A-Za-z0-9_-]{1,64}"));
        assertTrue(contract.description().length() <= 500, contract.description());
        assertTrue(contract.title().length() <= 30, contract.title());
        JsonNode schema = new ObjectMapper().readTree(contract.inputSchema());
        assertEquals("object", schema.get("type").asText());
        assertEquals("false", schema.get("additionalProperties").asText());
        schema.get("properties").forEach(BrowserToolsTest::assertInSubset);
        schema.get("required")
                .forEach(name -> assertTrue(schema.get("properties").has(name.asText())));
    }

    private static void assertInSubset(JsonNode property) {
        property.fieldNames().forEachRemaining(key -> assertTrue(SUBSET.contains(key), key));
        int length = property.get("description").asText().length();
        assertTrue(length > 0 && length <= 150, property.toString());
    }
}
