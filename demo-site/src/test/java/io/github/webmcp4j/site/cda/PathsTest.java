package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.site.cda.MagazineClient.Answer;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PathsTest {
    private static MagazineClient magazine;

    @BeforeAll
    static void open() {
        magazine = new MagazineClient();
    }

    @AfterAll
    static void close() {
        magazine.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/v3/content_types",
                "/v3/content_types/article",
                "/v3/content_types/article/entries",
                "/v3/content_types/article/entries/blt_trail",
                "/v3/assets",
                "/v3/assets/blt_map"
            })
    void answersEveryPathWithAndWithoutTrailingSlash(String path) {
        assertEquals(200, magazine.get(path + "?environment=production").status());
        assertEquals(
                magazine.get(path + "?environment=production").json(),
                magazine.get(path + "/?environment=production").json());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/v3",
                "/v2/content_types",
                "/content_types",
                "/v3/entries",
                "/v3/content_types/article/assets",
                "/v3/content_types/article/entries/blt_trail/more",
                "/v3/assets/blt_map/more",
                "/v3/../v3/content_types%2Farticle/x/y/z"
            })
    void answers404ForOtherPaths(String path) {
        Answer answer = magazine.get(path + "?environment=production");
        assertEquals(404, answer.status());
        assertEquals(404, answer.json().get("error_code").asInt());
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "PUT", "DELETE", "HEAD"})
    void refusesOtherMethodsThanGet(String method) {
        HttpRequest request = magazine.request(MagazineClient.ARTICLES + "?environment=production")
                .method(method, BodyPublishers.noBody())
                .build();
        Answer answer = magazine.send(request);
        assertEquals(405, answer.status());
        assertEquals("GET, OPTIONS", answer.header("allow"));
    }

    @Test
    void listsContentTypesByUidDownwards() {
        var types = magazine.get("/v3/content_types").json().get("content_types");
        assertEquals(
                "[\"company\",\"author\",\"article\"]",
                types.findValues("uid").stream()
                        .filter(uid -> uid.asText().matches("company|author|article"))
                        .distinct()
                        .toList()
                        .toString()
                        .replace(" ", ""));
    }

    @Test
    void countsContentTypesOnlyWhenAsked() {
        assertTrue(magazine.get("/v3/content_types").json().path("count").isMissingNode());
        assertEquals(
                3,
                magazine.get("/v3/content_types?include_count=true")
                        .json()
                        .get("count")
                        .asInt());
    }

    @Test
    void filtersContentTypesByQuery() {
        var found = magazine.get("/v3/content_types?query=" + MagazineClient.encode("{\"uid\":\"author\"}"));
        assertEquals(1, found.json().get("content_types").size());
    }

    @Test
    void showsContentTypeWithItsSchema() {
        var type = magazine.get("/v3/content_types/author").json().get("content_type");
        assertEquals("Author", type.get("title").asText());
        assertEquals("email", type.at("/schema/1/uid").asText());
    }
}
