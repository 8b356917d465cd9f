package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.site.cda.Stack;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The Content Delivery API does not answer, or not to the end, or not in time. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class FaultConnectionIT {
    private static final String ONE_TYPE = "contentTypes: [{ uid: 'type_1', searchableFields: ['url'] }]";

    private ToolLane lane;
    private TestPage page;

    @BeforeAll
    void start() {
        lane = ToolLane.on(Stack.generate(1, 5, 9));
        page = lane.open(ONE_TYPE);
    }

    @AfterAll
    void stop() {
        lane.close();
    }

    @BeforeEach
    void reset() {
        lane.reset();
    }

    @Test
    void triesAgainWhenAnAnswerBreaksOff() {
        lane.faults().always().truncatedBody();
        FaultAnswers.on(lane, page).are("network", 0, true).askedTimes(3);
    }

    @Test
    void givesUpWhenEveryConnectionIsReset() {
        lane.faults().always().reset();
        FaultAnswers.on(lane, page).are("network", 0, true);
        assertTrue(lane.sent().size() >= 6, lane.sent()::toString);
    }

    @Test
    void recoversFromAConnectionThatBroke() {
        lane.faults().always().times(2).truncatedBody();
        FaultAnswers answers = FaultAnswers.on(lane, page);
        assertEquals(5, answers.search().at("/meta/total").asInt(), answers::toString);
        assertEquals("blttype_1x1", answers.read().at("/data/uid").asText(), answers::toString);
    }

    @Test
    void saysThatNobodyListens() {
        String nobody = "http://localhost:" + closedPort();
        try (TestPage alone = lane.open("stack: { ...stub, host: '" + nobody + "' }, " + ONE_TYPE)) {
            FaultAnswers answers = FaultAnswers.on(lane, alone).are("network", 0, true);
            assertTrue(answers.search().at("/error/message").asText().contains(nobody), answers::toString);
        }
    }

    @Test
    void waitsNoLongerThanItMay() {
        lane.faults().always().hang();
        try (TestPage hasty = lane.open("timeoutMillis: 1000, " + ONE_TYPE)) {
            double start = now(hasty);
            FaultAnswers.on(lane, hasty).are("timeout", 0, true).askedTimes(1);
            assertTrue(now(hasty) - start < 3000, "took " + (now(hasty) - start) + " ms");
        }
    }

    @Test
    void countsTheWholeCallAndNotEachRequest() {
        lane.faults().always().after(Duration.ofSeconds(1)).rateLimited();
        try (TestPage hasty = lane.open("timeoutMillis: 2000, " + ONE_TYPE)) {
            double start = now(hasty);
            FaultAnswers answers = FaultAnswers.on(lane, hasty);
            assertTrue(answers.search().at("/error/retryable").asBoolean(), answers::toString);
            assertTrue(now(hasty) - start < 4000, "took " + (now(hasty) - start) + " ms");
            answers.askedTimes(2);
        }
    }

    @Test
    void sendsNoSearchWhoseUrlIsTooLong() {
        String fields = String.join(
                ",", IntStream.range(0, 8).mapToObj(i -> "'field_" + i + "'").toList());
        String options = "contentTypes: [{ uid: 'type_1', searchableFields: [" + fields + "] }]";
        JsonNode answer = lane.answer(options, ToolLane.SEARCH, Map.of("query", "東京".repeat(100)));
        assertTooLong(answer);
    }

    @Test
    void sendsNoReadWhoseUrlIsTooLong() {
        JsonNode answer = page.agent().call(ToolLane.BY_URL, Map.of("url", "/" + "東".repeat(1900)));
        assertTooLong(answer);
    }

    private void assertTooLong(JsonNode answer) {
        assertEquals("invalid_input", answer.at("/error/reason").asText(), answer::toString);
        assertTrue(answer.at("/error/message").asText().contains("8192"), answer::toString);
        FaultAnswers.assertSayable(lane, answer);
        assertEquals(List.of(), lane.sent());
    }

    private static double now(TestPage page) {
        return page.evaluate("performance.now()").asDouble();
    }

    private static int closedPort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
