package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.site.cda.Stack;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The Content Delivery API answers, but not with what was asked for. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class FaultStatusIT {
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
    void saysThatTheTokenIsRefused() {
        try (TestPage wrong = lane.open("stack: { ...stub, deliveryToken: 'wrongsecret' }, " + ONE_TYPE)) {
            FaultAnswers.on(lane, wrong).are("unauthorized", 401, false).askedTimes(1);
        }
    }

    @Test
    void saysThatTheKeyIsRefused() {
        try (TestPage wrong = lane.open("stack: { ...stub, apiKey: 'wrongsecret' }, " + ONE_TYPE)) {
            FaultAnswers.on(lane, wrong).are("unauthorized", 412, false).askedTimes(1);
        }
    }

    @Test
    void doesNotRepeatARefusedRequest() {
        lane.faults().always().status(422, "{\"error_message\":\"Not valid.\"}", "application/json");
        FaultAnswers answers = FaultAnswers.on(lane, page).are("upstream", 422, false);
        answers.askedTimes(1);
        assertTrue(answers.search().at("/error/message").asText().contains("Not valid."));
    }

    @Test
    void triesAgainWhenAskedToWait() {
        lane.faults().always().times(2).rateLimited();
        FaultAnswers answers = FaultAnswers.on(lane, page);
        assertEquals(5, answers.search().at("/meta/total").asInt(), answers::toString);
        assertEquals("blttype_1x1", answers.read().at("/data/uid").asText(), answers::toString);
        answers.askedTimes(2);
    }

    @Test
    void givesUpAfterTwoMoreTriesWhenAskedToWait() {
        lane.faults().always().rateLimited();
        FaultAnswers.on(lane, page).are("rate_limited", 429, true).askedTimes(3);
    }

    @Test
    void givesUpAfterTwoMoreTriesWhenContentstackFails() {
        lane.faults().always().htmlError();
        FaultAnswers.on(lane, page).are("upstream", 500, true).askedTimes(3);
    }

    @Test
    void takesAnHtmlPageForNoAnswer() {
        lane.faults().always().htmlPage();
        FaultAnswers.on(lane, page).are("upstream", 200, false).askedTimes(1);
    }

    @Test
    void takesAnEmptyBodyForNoAnswer() {
        lane.faults().always().emptyBody();
        FaultAnswers.on(lane, page).are("upstream", 200, false).askedTimes(1);
    }

    @Test
    void takesJsonOfAnotherShapeForNoAnswer() {
        lane.faults().always().wrongShape();
        FaultAnswers answers = FaultAnswers.on(lane, page);
        assertEquals("upstream", answers.search().at("/error/reason").asText(), answers::toString);
        assertEquals("upstream", answers.read().at("/error/reason").asText(), answers::toString);
        FaultAnswers.assertSayable(lane, answers.search());
        answers.askedTimes(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "[]", "5", "\"text\"", "{}", "{\"entries\":null,\"entry\":null}", "{\"entry\":"})
    void takesOddJsonForNoAnswer(String body) {
        lane.faults().always().status(200, body, "application/json");
        FaultAnswers answers = FaultAnswers.on(lane, page);
        for (JsonNode answer : List.of(answers.search(), answers.read())) {
            assertEquals("upstream", answer.at("/error/reason").asText(), answers::toString);
            FaultAnswers.assertSayable(lane, answer);
        }
        answers.askedTimes(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"error_message\":\"Token csgeneratedtoken is wrong\"}",
                "{\"error_message\":\"No stack has the key bltgeneratedkey\"}",
                "{\"error_message\":{\"deep\":true}}",
                "{\"error_message\":\"undefined\"}",
                "{\"error_message\":\"[object Object]\"}",
                "{\"error_message\":null}",
                "{\"errors\":\"none\"}",
                "null",
                "[]",
                "\"text\"",
                ""
            })
    void givesNothingAwayOfAnOddError(String body) {
        lane.faults().always().status(422, body, "application/json");
        FaultAnswers.on(lane, page).are("upstream", 422, false).askedTimes(1);
    }

    @Test
    void shortensALongError() {
        lane.faults().always().status(422, "{\"error_message\":\"" + "long ".repeat(1000) + "\"}", "application/json");
        FaultAnswers answers = FaultAnswers.on(lane, page).are("upstream", 422, false);
        assertTrue(answers.read().at("/error/message").asText().length() < 400, answers::toString);
    }
}
