package io.github.webmcp4j.tools.delivery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.wire.ToolError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HttpFailureTest {
    private final HttpFailure failures = new HttpFailure("secret-token", "the-key");

    @ParameterizedTest
    @CsvSource({
        "400, upstream, false",
        "401, unauthorized, false",
        "403, unauthorized, false",
        "404, not_found, false",
        "412, unauthorized, false",
        "414, upstream, false",
        "422, upstream, false",
        "429, rate_limited, true",
        "500, upstream, true",
        "503, upstream, true"
    })
    void mapsTheStatus(int status, String reason, boolean retryable) {
        ToolError.Details error = failures.of(status, null, 0).error();
        assertEquals(reason, error.reason());
        assertEquals(retryable, error.retryable());
        assertEquals(status, error.status());
    }

    @Test
    void takesAnUnknownUidForNotFound() {
        assertEquals("not_found", reasonOf("{\"error_code\":141,\"errors\":{\"uid\":[\"is not valid.\"]}}"));
        assertEquals("upstream", reasonOf("{\"error_code\":141,\"errors\":{\"locale\":[\"is not valid.\"]}}"));
    }

    @Test
    void quotesWhatContentstackSays() {
        assertEquals(
                "Contentstack refused the request (HTTP 422: The locale is not valid.).",
                message("The locale is not valid."));
    }

    @Test
    void neverQuotesATokenOrAKey() {
        assertFalse(message("bad secret-token").contains("secret-token"));
        assertFalse(message("bad the-key").contains("the-key"));
    }

    @Test
    void neverQuotesWhatIsNoWord() {
        assertEquals("Contentstack refused the request (HTTP 422).", message("undefined"));
        assertEquals("Contentstack refused the request (HTTP 422).", message("[object Object]"));
        assertEquals("Contentstack refused the request (HTTP 422).", message(""));
    }

    @Test
    void saysHowLongToWait() {
        assertEquals(7, failures.of(429, null, 7).error().retryAfterSeconds());
    }

    @Test
    void cutsALongStory() {
        assertEquals(
                "Contentstack refused the request (HTTP 422: " + "x".repeat(200) + ").", message("x".repeat(5_000)));
    }

    @Test
    void survivesAnyBody() {
        assertEquals("upstream", reasonOf("[1]"));
        assertEquals("upstream", reasonOf("{\"errors\":7,\"error_message\":{}}"));
        assertEquals("upstream", failures.of(422, Json.of("text"), 0).error().reason());
    }

    private String reasonOf(String body) {
        return failures.of(422, Json.parse(body), 0).error().reason();
    }

    private String message(String said) {
        var body = Json.object();
        Json.put(body, "error_message", Json.of(said));
        return failures.of(422, body, 0).error().message();
    }
}
