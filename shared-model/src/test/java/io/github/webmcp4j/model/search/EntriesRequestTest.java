package io.github.webmcp4j.model.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.model.config.ContentTypeConfig;
import io.github.webmcp4j.model.json.Json;
import org.junit.jupiter.api.Test;

class EntriesRequestTest {
    private static final ContentTypeConfig ARTICLE = ContentTypeConfig.of(
            Json.parse(
                    "{\"uid\":\"article\",\"titleField\":\"seo.title\",\"summaryField\":\"lead\",\"references\":[\"author\",\"a.b\"]}"));
    private final EntriesRequest requests = new EntriesRequest("prod & co", "en-us", true);

    @Test
    void searchFetchesOnlyWhatAHitShows() {
        assertEquals(
                "/v3/content_types/article/entries?environment=prod%20%26%20co&locale=en-us&include_fallback=true"
                        + "&desc=updated_at&query=%7B%22%23%22%3A1%7D&include_count=true&limit=10&skip=20"
                        + "&only[BASE][]=seo&only[BASE][]=url&only[BASE][]=locale&only[BASE][]=updated_at&only[BASE][]=lead",
                requests.search(ARTICLE, "{\"#\":1}", 20, 10));
    }

    @Test
    void byUidReadsReferences() {
        assertEquals(
                "/v3/content_types/article/entries/blt1?environment=prod%20%26%20co&locale=en-us&include_fallback=true"
                        + "&include[]=author&include[]=a.b",
                requests.byUid(ARTICLE, "blt1"));
    }

    @Test
    void byUrlReadsTwoEntriesAtMost() {
        String request = requests.byUrl(ARTICLE, Json.items(Json.parse("[\"/é\",\"/é/\"]")));
        assertTrue(
                request.contains("&query=%7B%22url%22%3A%7B%22%24in%22%3A%5B%22%2F%C3%A9%22%2C%22%2F%C3%A9%2F%22%5D"));
        assertTrue(request.endsWith("&limit=2&include[]=author&include[]=a.b"), request);
    }

    @Test
    void sendsNoLocaleForTheMasterLocale() {
        assertEquals(
                "/v3/content_types/article/entries/x?environment=e&include[]=author&include[]=a.b",
                new EntriesRequest("e", null, false).byUid(ARTICLE, "x"));
    }

    @Test
    void ordersAsConfigured() {
        ContentTypeConfig byTitle = ContentTypeConfig.of(Json.parse("{\"uid\":\"a\",\"orderBy\":\"title\"}"));
        assertTrue(requests.search(byTitle, "{}", 0, 1).contains("&asc=title&"));
        ContentTypeConfig newest = ContentTypeConfig.of(Json.parse("{\"uid\":\"a\",\"orderBy\":\"-published_on\"}"));
        assertTrue(requests.search(newest, "{}", 0, 1).contains("&desc=published_on&"));
    }
}
