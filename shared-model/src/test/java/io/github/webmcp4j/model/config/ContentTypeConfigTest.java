package io.github.webmcp4j.model.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.webmcp4j.model.json.Json;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ContentTypeConfigTest {
    @Test
    void hasDefaults() {
        ContentTypeConfig type = ContentTypeConfig.of(Json.parse("{\"uid\":\"article\",\"bodyField\":\"body\"}"));
        assertEquals("title", type.titleField());
        assertEquals("url", type.urlField());
        assertEquals("title,body", type.searchableFields().join(","));
        assertEquals("-updated_at", type.orderBy());
        assertEquals(0, type.references().getLength());
        assertNull(type.summaryField());
    }

    @Test
    void searchesTheTitleAloneWithoutABody() {
        assertEquals(
                "name",
                ContentTypeConfig.of(Json.parse("{\"uid\":\"a\",\"titleField\":\"name\"}"))
                        .searchableFields()
                        .join(","));
    }

    @Test
    void acceptsAllOptions() {
        assertNull(
                problems("{\"uid\":\"a\",\"title\":\"A\",\"titleField\":\"t\",\"bodyField\":\"b\",\"urlField\":\"u\","
                        + "\"searchableFields\":[\"t\"],\"summaryField\":\"s\",\"references\":[],\"orderBy\":\"-x\"}"));
    }

    @Test
    void namesEveryProblemAtOnce() {
        assertEquals(
                "types[0].bodyfield is no option; there are uid  title titleField bodyField urlField summaryField orderBy"
                        + "  searchableFields references |types[0].uid must be a text that is not empty"
                        + "|types[0].title must be a text that is not empty"
                        + "|types[0].searchableFields must be a list of texts|types[0].references must be a list of texts",
                problems("{\"title\":5,\"bodyfield\":\"b\",\"searchableFields\":\"t\",\"references\":[1]}"));
    }

    private static @Nullable String problems(String json) {
        Problems problems = new Problems();
        ContentTypeConfig.check(Json.parse(json), "types[0].", problems);
        return problems.text("|");
    }
}
