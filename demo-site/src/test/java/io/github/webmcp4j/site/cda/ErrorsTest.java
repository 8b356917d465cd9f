package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.webmcp4j.site.cda.MagazineClient.Answer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ErrorsTest {
    private static final String PRODUCTION = "?environment=production";

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
    void answersUnknownContentTypeAsRecorded() {
        String body = "{\"error_message\":\"The Content Type 'UID' was not found. Please try again.\","
                + "\"error_code\":118,\"errors\":{\"uid\":[\"is not valid.\"]}}";
        for (String rest : new String[] {"", "/entries" + PRODUCTION, "/entries/blt_trail" + PRODUCTION}) {
            assertAnswer(422, body, magazine.get("/v3/content_types/UID" + rest));
        }
    }

    @ParameterizedTest
    @CsvSource({"UID", "blt_ada", "blt_draft", "blt_trail&locale=en-gb", "blt_arbol"})
    void answersMissingEntryAsRecorded(String uid) {
        String path = MagazineClient.ARTICLES + "/" + uid.replace("&", PRODUCTION + "&");
        assertAnswer(
                422,
                "{\"error_message\":\"The requested object doesn't exist.\",\"error_code\":141,"
                        + "\"errors\":{\"uid\":[\"is not valid.\"]}}",
                magazine.get(uid.contains("&") ? path : path + PRODUCTION));
    }

    @Test
    void answersMissingAssetAsRecorded() {
        assertAnswer(
                404,
                "{\"error_message\":\"Asset was not found.\",\"error_code\":145,"
                        + "\"errors\":{\"uid\":[\"is not valid.\"]}}",
                magazine.get("/v3/assets/UID" + PRODUCTION));
    }

    @ParameterizedTest
    @CsvSource({"''", "?environment=", "?environment=nowhere", "?environment=Production"})
    void refusesMissingAndUnknownEnvironments(String parameters) {
        for (String path :
                new String[] {MagazineClient.ARTICLES, MagazineClient.ARTICLES + "/blt_trail", "/v3/assets"}) {
            assertError(422, 141, "environment", magazine.get(path + parameters));
        }
    }

    @ParameterizedTest
    @CsvSource({"fr-fr", "EN-US", "''"})
    void refusesUnknownLocales(String locale) {
        for (String path :
                new String[] {MagazineClient.ARTICLES, MagazineClient.ARTICLES + "/blt_trail", "/v3/assets"}) {
            assertError(422, 141, "locale", magazine.get(path + PRODUCTION + "&locale=" + locale));
        }
    }

    @ParameterizedTest
    @CsvSource({"wrong, csmagazinetoken", "wrong, wrong"})
    void refusesAWrongApiKeyFirst(String key, String token) {
        assertError(412, 109, "api_key", withCredentials(key, token));
    }

    @Test
    void refusesAWrongDeliveryToken() {
        assertError(401, 105, "access_token", withCredentials(MagazineClient.KEY, "wrong"));
    }

    @Test
    void refusesMissingCredentials() {
        Answer none = magazine.send(
                magazine.anonymous(MagazineClient.ARTICLES + PRODUCTION).build());
        assertError(412, 109, "api_key", none);
        Answer noToken = magazine.send(magazine.anonymous("/v3/content_types")
                .header("api_key", MagazineClient.KEY)
                .build());
        assertError(401, 105, "access_token", noToken);
    }

    @Test
    void takesNoCredentialsFromTheQuery() {
        String query = "?api_key=" + MagazineClient.KEY + "&access_token=" + MagazineClient.TOKEN;
        assertError(
                412,
                109,
                "api_key",
                magazine.send(magazine.anonymous("/v3/content_types" + query).build()));
    }

    @Test
    void refusesUrlsAboveEightKilobytes() {
        String path = MagazineClient.ARTICLES + PRODUCTION + "&x=";
        int rest = 8192 - (magazine.stub().origin() + path).length();
        assertEquals(200, magazine.get(path + "y".repeat(rest)).status());
        Answer tooLong = magazine.get(path + "y".repeat(rest + 1));
        assertEquals(414, tooLong.status());
        assertEquals("text/plain", tooLong.header("content-type"));
        assertEquals(414, magazine.get(path + "y".repeat(100_000)).status());
    }

    @Test
    void neverRepeatsCredentialsInAnError() {
        Answer answer = withCredentials("wrongkey-1", "wrongtoken-2");
        assertFalse(answer.body().contains("wrongkey-1"));
        assertFalse(answer.body().contains("wrongtoken-2"));
    }

    private static Answer withCredentials(String key, String token) {
        return magazine.send(magazine.anonymous(MagazineClient.ARTICLES + PRODUCTION)
                .header("api_key", key)
                .header("access_token", token)
                .build());
    }

    private static void assertError(int status, int code, String field, Answer answer) {
        assertEquals(status, answer.status(), answer.body());
        assertEquals(code, answer.json().get("error_code").asInt());
        assertEquals(
                "is not valid.", answer.json().at("/errors/" + field + "/0").asText());
    }

    private static void assertAnswer(int status, String body, Answer answer) {
        assertEquals(status, answer.status());
        assertEquals(body, answer.body());
    }
}
