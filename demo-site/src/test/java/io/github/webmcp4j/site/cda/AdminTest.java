package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.site.cda.MagazineClient.Answer;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@SuppressWarnings("NullAway.Init")
final class AdminTest {
    private static final String DRAFT =
            "{\"environment\":\"production\",\"content_type\":\"article\",\"uid\":\"blt_draft\",\"locale\":\"en-us\"}";

    private MagazineClient magazine;

    @BeforeEach
    void open() {
        magazine = new MagazineClient(
                CdaStub.start(StubOptions.of(MagazineClient.stack()).withAdmin()));
    }

    @AfterEach
    void close() {
        magazine.close();
    }

    @Test
    void publishesUnpublishesAndDeletesWithoutKeys() {
        SyncClient client = new SyncClient(magazine.stub(), MagazineClient.stack());
        client.start("");
        for (String operation : List.of("publish", "unpublish", "publish", "delete")) {
            Answer answer = post("/stub/" + operation, DRAFT);
            assertEquals(204, answer.status(), answer.body());
            assertEquals("", answer.body());
        }
        assertEquals(List.of("entry_deleted article/blt_draft en-us"), SyncClient.shownAll(client.changes()));
    }

    @Test
    void takesEffectAtOnce() {
        post("/stub/publish", DRAFT);
        assertEquals("blt_draft", magazine.articles("").at("/entries/0/uid").asText());
        post("/stub/unpublish", DRAFT);
        assertEquals("blt_trail", magazine.articles("").at("/entries/0/uid").asText());
    }

    @Test
    void deletesByContentTypeAndUidAlone() {
        assertEquals(
                204,
                post("/stub/delete", "{\"content_type\":\"article\",\"uid\":\"blt_trail\"}")
                        .status());
        assertEquals(2, magazine.articles("").get("entries").size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}|the body must be a JSON object with content_type, a text",
                "[]|the body must be a JSON object with content_type, a text",
                "{\"content_type\":\"article\",\"uid\":5}|the body must be a JSON object with uid, a text",
                "{\"content_type\":\"article\",\"uid\":\"blt_draft\"}|"
                        + "the body must be a JSON object with environment, a text",
                "{\"content_type\":\"article\",\"uid\":\"blt_x\",\"environment\":\"production\",\"locale\":\"en-us\"}|"
                        + "unknown entry blt_x of article; name one of the stack's entries that was not deleted"
            })
    void refusesBadInputWithWhatIsWrong(String body, String message) {
        Answer answer = post("/stub/publish", body);
        assertEquals(400, answer.status());
        assertEquals("{\"error\":\"" + message + "\"}", answer.body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "{} {}", "uid=blt_draft"})
    void refusesWhatIsNoJson(String body) {
        for (String operation : List.of("publish", "unpublish", "delete")) {
            Answer answer = post("/stub/" + operation, body);
            assertEquals(400, answer.status());
            assertTrue(answer.json().has("error"));
        }
    }

    @Test
    void refusesABodyThatIsTooLong() {
        Answer answer = post("/stub/publish", DRAFT + " ".repeat(65_536));
        assertEquals(400, answer.status());
        assertEquals("{\"error\":\"the body must have at most 65536 bytes\"}", answer.body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"POST", "OPTIONS", "GET"})
    void refusesWebPagesOfAnyOrigin(String method) {
        for (String origin :
                List.of("https://evil.example", "null", magazine.stub().origin().toString())) {
            Answer answer = magazine.send(magazine.anonymous("/stub/publish")
                    .header("origin", origin)
                    .method(method, BodyPublishers.ofString(DRAFT))
                    .build());
            assertEquals(403, answer.status());
            assertEquals("", answer.header("access-control-allow-origin"));
            assertEquals("", answer.header("access-control-allow-methods"));
        }
        assertEquals(3, magazine.articles("").get("entries").size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "PUT", "HEAD", "OPTIONS"})
    void allowsOnlyPost(String method) {
        Answer answer = magazine.send(magazine.anonymous("/stub/publish")
                .method(method, BodyPublishers.noBody())
                .build());
        assertEquals(405, answer.status());
        assertEquals("POST", answer.header("allow"));
        assertEquals("", answer.header("access-control-allow-origin"));
    }

    @Test
    void sendsNoCorsHeaders() {
        for (Answer answer : List.of(post("/stub/publish", DRAFT), post("/stub/publish", ""), post("/stub/x", ""))) {
            assertTrue(answer.response().headers().map().keySet().stream()
                    .noneMatch(name -> name.startsWith("access-control")));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"/stub/", "/stub/publish/", "/stub/x", "/stub/%70ublish", "/stub/../stub/publish", "/stub"})
    void answers404ForOtherPaths(String path) {
        assertEquals(404, post(path, DRAFT).status());
    }

    @Test
    void standsOutsideOfRequestsAndFaults() {
        magazine.stub().faults().always().status(500, "", "text/plain");
        assertEquals(204, post("/stub/publish", DRAFT).status());
        assertEquals(List.of(), magazine.stub().requests());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/stub/publish", "/stub/unpublish", "/stub/delete"})
    void isNotThereUnlessAskedFor(String path) {
        try (MagazineClient plain = new MagazineClient()) {
            for (String method : List.of("POST", "GET", "OPTIONS")) {
                Answer answer = plain.send(plain.anonymous(path)
                        .method(method, BodyPublishers.ofString(DRAFT))
                        .build());
                assertEquals(404, answer.status());
                assertEquals("", answer.header("access-control-allow-origin"));
            }
            assertEquals(3, plain.articles("").get("entries").size());
        }
    }

    private Answer post(String path, String body) {
        HttpRequest request =
                magazine.anonymous(path).POST(BodyPublishers.ofString(body)).build();
        return magazine.send(request);
    }
}
