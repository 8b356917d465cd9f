package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** What a search and a read of one entry answer, asked at once, when the stub fails. */
record FaultAnswers(ToolLane lane, JsonNode search, JsonNode read) {
    private static final String BOTH = "Promise.all([executes." + ToolLane.SEARCH + "({ query: 'e' }), executes."
            + ToolLane.BY_UID + "({ content_type: 'type_1', uid: 'blttype_1x1' })])";

    static FaultAnswers on(ToolLane lane, TestPage page) {
        JsonNode both = page.evaluate(BOTH);
        return new FaultAnswers(lane, both.get(0), both.get(1));
    }

    /** Checks both errors: reason, HTTP status (0 for none), whether to try again, and that they give nothing away. */
    FaultAnswers are(String reason, int status, boolean retryable) {
        for (JsonNode answer : List.of(search, read)) {
            assertEquals(reason, answer.at("/error/reason").asText(), answer::toString);
            assertEquals(status, answer.at("/error/status").asInt(), answer::toString);
            assertEquals(retryable, answer.at("/error/retryable").asBoolean(!retryable), answer::toString);
            assertEquals("tool_error", answer.at("/error/code").asText());
            assertSayable(lane, answer);
        }
        return this;
    }

    /** Checks how often each was asked. */
    void askedTimes(int times) {
        long reads = lane.sent().stream()
                .filter(sent -> sent.path().endsWith("/blttype_1x1"))
                .count();
        assertEquals(times, reads, "requests of the read");
        assertEquals(times, lane.sent().size() - reads, "requests of the search");
    }

    /** A message is for a model: no credentials, and no leftovers of a program. */
    static void assertSayable(ToolLane lane, JsonNode answer) {
        String message = answer.at("/error/message").asText();
        assertFalse(message.isBlank(), answer::toString);
        for (String secret : List.of(
                lane.stack().deliveryToken(),
                lane.stack().apiKey(),
                "wrongsecret",
                "undefined",
                "[object",
                "null",
                "NaN",
                "<html",
                "TypeError",
                "    at ")) {
            assertFalse(message.contains(secret), () -> secret + " is in " + answer);
        }
    }
}
