package io.github.webmcp4j.site.articles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.server.McpServer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What is unpublished is in no answer to a request that was sent after the webhook was answered. */
@SuppressWarnings("NullAway.Init")
@Timeout(120)
class UnpublishTest {
    private static final int CLIENTS = 8;
    private static final String RATIO = "blt9ee2809e919334e6";
    private static final String SLUG = "pour-over-ratio";
    private static final List<String> CALLS = List.of(
            "{\"name\":\"search_articles\",\"arguments\":{\"query\":\"how much coffee for pour-over\",\"limit\":20}}",
            "{\"name\":\"list_articles\",\"arguments\":{\"limit\":50}}",
            "{\"name\":\"get_article\",\"arguments\":{\"slug\":\"" + SLUG + "\"}}",
            "{\"name\":\"get_article\",\"arguments\":{\"slug\":\"pour-over-ratios\"}}");

    @TempDir
    Path folder;

    private final HttpClient http = HttpClient.newHttpClient();
    private final AtomicLong acknowledged = new AtomicLong(Long.MAX_VALUE);
    private final AtomicLong seenBefore = new AtomicLong();
    private final AtomicLong askedAfter = new AtomicLong();
    private final AtomicBoolean done = new AtomicBoolean();

    @Test
    void isInNoAnswerAfterTheAcknowledgement() throws Exception {
        try (StackLane lane = new StackLane(folder).feed();
                McpServer server = lane.endpoint()) {
            ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
            CountDownLatch warm = new CountDownLatch(CLIENTS * 20);
            CountDownLatch after = new CountDownLatch(CLIENTS * 40);
            List<Future<?>> running = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                running.add(clients.submit(() -> read(server.endpoint(), warm, after)));
            }
            warm.await();
            lane.stub.unpublish("production", "article", RATIO, "en-us");
            assertEquals(204, hook(server.endpoint(), StackLane.SECRET));
            acknowledged.set(System.nanoTime());
            after.await();
            done.set(true);
            for (Future<?> each : running) {
                each.get();
            }
            clients.shutdown();
            assertTrue(seenBefore.get() > 0, "the article was read before");
            assertTrue(askedAfter.get() >= CLIENTS * 40, "and asked for after");
        }
    }

    @Test
    void takesNoWebhookWithoutTheSecret() throws Exception {
        try (StackLane lane = new StackLane(folder).feed();
                McpServer server = lane.endpoint()) {
            lane.stub.unpublish("production", "article", RATIO, "en-us");
            assertEquals(401, hook(server.endpoint(), "a secret of some lengtH"));
            assertTrue(lane.slugs("en").contains(SLUG));
            lane.stub.faults().always().status(401, "{}", "application/json");
            assertEquals(502, hook(server.endpoint(), StackLane.SECRET));
            lane.stub.faults().clear();
            assertEquals(204, hook(server.endpoint(), StackLane.SECRET));
            assertFalse(lane.slugs("en").contains(SLUG));
        }
    }

    private Void read(URI endpoint, CountDownLatch warm, CountDownLatch after) throws Exception {
        for (int i = 0; !done.get(); i++) {
            long sent = System.nanoTime();
            boolean is = call(endpoint, CALLS.get(i % CALLS.size())).contains("Start at 60 grams per litre");
            if (sent > acknowledged.get()) {
                assertFalse(is, "an answer after the acknowledgement holds it");
                askedAfter.incrementAndGet();
                after.countDown();
            } else {
                seenBefore.addAndGet(is ? 1 : 0);
                warm.countDown();
            }
        }
        return null;
    }

    private String call(URI endpoint, String call) throws Exception {
        String body = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":" + call + "}";
        return http.send(
                        HttpRequest.newBuilder(endpoint)
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofString(body))
                                .build(),
                        HttpResponse.BodyHandlers.ofString())
                .body();
    }

    private int hook(URI endpoint, String secret) throws Exception {
        return http.send(
                        HttpRequest.newBuilder(endpoint.resolve("/hooks/contentstack"))
                                .header("X-Webhook-Secret", secret)
                                .POST(HttpRequest.BodyPublishers.ofString("{\"event\":\"unpublish\"}"))
                                .build(),
                        HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }
}
