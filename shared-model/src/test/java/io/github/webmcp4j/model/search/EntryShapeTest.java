package io.github.webmcp4j.model.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.webmcp4j.model.config.ContentTypeConfig;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.wire.SearchHit;
import org.junit.jupiter.api.Test;

class EntryShapeTest {
    private static final ContentTypeConfig TYPE = ContentTypeConfig.of(
            Json.parse("{\"uid\":\"page\",\"titleField\":\"seo.title\",\"summaryField\":\"lead\"}"));

    @Test
    void readsNestedFields() {
        SearchHit hit = EntryShape.hit(
                TYPE, Json.parse("{\"uid\":\"u\",\"seo\":{\"title\":\"T\"},\"url\":\"/p\",\"lead\":\"L\"}"));
        assertEquals(new SearchHit.Value("page", "u", "T", "/p", null, null, "L"), hit);
    }

    @Test
    void takesAnythingButTextAsAbsent() {
        SearchHit hit = EntryShape.hit(
                TYPE, Json.parse("{\"uid\":7,\"seo\":[],\"url\":{\"href\":\"/p\"},\"locale\":null,\"lead\":true}"));
        assertEquals(new SearchHit.Value("page", null, null, null, null, null, null), hit);
    }
}
