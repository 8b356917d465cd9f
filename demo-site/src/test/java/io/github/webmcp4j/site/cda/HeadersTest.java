package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.site.cda.MagazineClient.Answer;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HeadersTest {
    private static final String LIST = MagazineClient.ARTICLES + "?environment=production";

    private static MagazineClient magazine;

    @BeforeAll
    static void open() {
        magazine = new MagazineClient();
    }

    @AfterAll
    static void close() {
        magazine.close();
    }

    @Test
    void letsAnyOriginReadAnswersAndErrors() {
        for (String path :
                List.of(LIST, MagazineClient.ARTICLES, "/v3/assets/UID?environment=production", "/nowhere")) {
            assertEquals("*", magazine.get(path).header("access-control-allow-origin"));
        }
        assertEquals("*", magazine.get(LIST + "&x=" + "y".repeat(9000)).header("access-control-allow-origin"));
        Answer refused = magazine.send(magazine.anonymous(LIST).build());
        assertEquals("*", refused.header("access-control-allow-origin"));
    }

    @Test
    void sendsNeitherCacheNorExposeHeaders() {
        for (String path : List.of(LIST, MagazineClient.ARTICLES)) {
            for (String name : List.of("cache-control", "etag", "expires", "access-control-expose-headers")) {
                assertEquals("", magazine.get(path).header(name), name);
            }
        }
    }

    @Test
    void neverSaysThatNoRequestsRemain() {
        for (String path : List.of(LIST, MagazineClient.ARTICLES)) {
            assertTrue(Integer.parseInt(magazine.get(path).header("x-ratelimit-remaining")) > 0);
        }
    }

    @Test
    void sendsJson() {
        assertEquals("application/json", magazine.get(LIST).header("content-type"));
        assertEquals("contentstack", magazine.get(LIST).header("server"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"gzip", "gzip, deflate, br", "br;q=1.0, GZIP;q=0.5"})
    void compressesWhenAccepted(String accepted) throws IOException {
        Answer answer = accepting(accepted);
        assertEquals("gzip", answer.header("content-encoding"));
        assertEquals("Accept-Encoding", answer.header("vary"));
        GZIPInputStream plain =
                new GZIPInputStream(new ByteArrayInputStream(answer.response().body()));
        assertArrayEquals(magazine.get(LIST).response().body(), plain.readAllBytes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"identity", "br", "gzip;q=0", "gzip; q=0.0"})
    void doesNotCompressWhenNotAccepted(String accepted) {
        assertEquals("", accepting(accepted).header("content-encoding"));
    }

    @Test
    void allowsThePreflightOfEveryPath() {
        for (String path : List.of(LIST, "/v3/content_types/UID/entries", "/nowhere")) {
            Answer answer = magazine.send(magazine.anonymous(path)
                    .method("OPTIONS", BodyPublishers.noBody())
                    .header("access-control-request-headers", "access_token,api_key,branch,x-user-agent")
                    .build());
            assertEquals(204, answer.status());
            assertEquals("*", answer.header("access-control-allow-origin"));
            assertEquals(
                    "api_key, access_token, branch, x-user-agent, content-type",
                    answer.header("access-control-allow-headers"));
            assertTrue(answer.header("access-control-allow-methods").contains("GET"));
            assertEquals("600", answer.header("access-control-max-age"));
        }
    }

    private static Answer accepting(String encoding) {
        return magazine.send(
                magazine.request(LIST).header("accept-encoding", encoding).build());
    }
}
