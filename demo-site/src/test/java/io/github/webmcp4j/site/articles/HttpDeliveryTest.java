package io.github.webmcp4j.site.articles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.server.delivery.DeliveryException;
import io.github.webmcp4j.server.delivery.EntryPage;
import io.github.webmcp4j.server.delivery.EntryQuery;
import io.github.webmcp4j.server.delivery.HttpDelivery;
import io.github.webmcp4j.server.delivery.StackAccess;
import io.github.webmcp4j.site.cda.CdaStub;
import io.github.webmcp4j.site.cda.Stack;
import io.github.webmcp4j.site.cda.StubOptions;
import java.net.URI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SuppressWarnings("NullAway.Init")
class HttpDeliveryTest {
    private static final Stack STACK = Stack.fromClasspath("fixtures");

    private CdaStub stub;
    private HttpDelivery delivery;

    @BeforeEach
    void start() {
        stub = CdaStub.start(StubOptions.of(STACK));
        delivery = new HttpDelivery(access(stub.origin(), STACK.apiKey()));
    }

    @AfterEach
    void stop() {
        stub.close();
    }

    @Test
    void queriesAPage() {
        EntryPage page = delivery.query("product", new EntryQuery("{\"category\":\"gear\"}", "en-us", 1, 2));
        assertEquals(2, page.entries().size());
        assertTrue(page.count() > 3);
        assertEquals("gear", page.entries().get(0).get("category").asText());
    }

    @Test
    void readsAnEntryByUidAndByUrl() {
        String uid = "blt9ee2809e919334e6";
        assertEquals(
                "/articles/pour-over-ratio",
                delivery.entry("article", uid, "es-es").orElseThrow().get("url").asText());
        assertEquals(
                uid,
                delivery.entryByUrl("article", "/articles/pour-over-ratio", null)
                        .orElseThrow()
                        .get("uid")
                        .asText());
        assertTrue(delivery.entryByUrl("article", "/articles/café-de-olla", "en-us")
                .isPresent());
        assertTrue(delivery.entryByUrl("article", "/a\"b&c=d#e+f", "en-us").isEmpty());
    }

    @Test
    void findsNoEntryWhereNoneIsPublished() {
        assertTrue(delivery.entry("article", "bltb9ee930eeff51360", null).isEmpty());
        assertTrue(delivery.entry("article", "../../assets", null).isEmpty());
    }

    @Test
    void triesAgainWhenTheApiIsBusyOrTheConnectionBreaks() {
        stub.faults().always().times(1).status(503, "", "text/plain");
        stub.faults().always().times(1).reset();
        assertEquals(
                1,
                delivery.query("author", new EntryQuery(null, null, 0, 1))
                        .entries()
                        .size());
        stub.faults().always().times(1).retryAfter("1").status(429, "{}", "application/json");
        assertEquals(
                1,
                delivery.query("author", new EntryQuery(null, null, 0, 1))
                        .entries()
                        .size());
    }

    @Test
    void saysWhatIsWrongWithoutTheToken() {
        stub.faults()
                .always()
                .status(
                        422,
                        "{\"error_message\":\"no " + STACK.deliveryToken() + "\",\"error_code\":9}",
                        "application/json");
        DeliveryException problem =
                assertThrows(DeliveryException.class, () -> delivery.query("author", new EntryQuery(null, null, 0, 1)));
        assertEquals("The delivery API answered 422: no ***", problem.getMessage());
        assertEquals(422, problem.status());
        assertEquals(9, problem.code());
        assertFalse(access(stub.origin(), "k").toString().contains(STACK.deliveryToken()));
    }

    @Test
    void takesNoHtmlAndNoHalfAnswer() {
        stub.faults().always().times(1).status(200, "<html>", "text/html");
        assertThrows(DeliveryException.class, () -> delivery.query("author", new EntryQuery(null, null, 0, 1)));
        stub.faults().always().times(1).status(200, "{\"entries\":{}}", "application/json");
        assertThrows(DeliveryException.class, () -> delivery.query("author", new EntryQuery(null, null, 0, 1)));
    }

    @Test
    void tellsAWrongKeyFromAWrongRequest() {
        HttpDelivery wrong = new HttpDelivery(access(stub.origin(), "bltwrong"));
        DeliveryException refused =
                assertThrows(DeliveryException.class, () -> wrong.query("author", new EntryQuery(null, null, 0, 1)));
        assertTrue(refused.isAccessRefused());
        DeliveryException unknown = assertThrows(
                DeliveryException.class, () -> delivery.query("nothing", new EntryQuery(null, null, 0, 1)));
        assertTrue(unknown.isRequestRefused());
    }

    private static StackAccess access(URI origin, String key) {
        return new StackAccess(origin, key, STACK.deliveryToken(), "production", null);
    }
}
