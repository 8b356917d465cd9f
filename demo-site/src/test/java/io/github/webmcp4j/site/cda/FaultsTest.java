package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.site.cda.MagazineClient.Answer;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class FaultsTest {
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

    @AfterEach
    void clearFaults() {
        magazine.stub().faults().clear();
    }

    private static Faults faults() {
        return magazine.stub().faults();
    }

    @Test
    void failsTheNextRequestsAndThenNoMore() {
        faults().always().times(2).retryAfter("1").rateLimited();
        Answer limited = magazine.get(LIST);
        assertEquals(429, limited.status());
        assertEquals("1", limited.header("retry-after"));
        assertEquals("*", limited.header("access-control-allow-origin"));
        assertEquals(429, magazine.get(LIST).status());
        assertEquals(200, magazine.get(LIST).status());
    }

    @Test
    void failsOnlyTheMatchingPathsUntilCleared() {
        faults().when(path -> path.contains("/author/")).status(503, "busy", "text/plain");
        for (int i = 0; i < 3; i++) {
            Answer author = magazine.get("/v3/content_types/author/entries?environment=production");
            assertEquals(503, author.status());
            assertEquals("busy", author.body());
            assertEquals(200, magazine.get(LIST).status());
        }
        faults().clear();
        assertEquals(
                200,
                magazine.get("/v3/content_types/author/entries?environment=production")
                        .status());
    }

    @Test
    void usesFaultsInTheOrderTheyWereArmed() {
        faults().always().times(1).htmlError();
        faults().always().times(1).rateLimited();
        assertEquals(500, magazine.get(LIST).status());
        assertEquals(429, magazine.get(LIST).status());
        assertEquals(200, magazine.get(LIST).status());
    }

    @Test
    void leavesPreflightsAloneUnlessToldOtherwise() {
        HttpRequest preflight = magazine.anonymous(LIST)
                .method("OPTIONS", BodyPublishers.noBody())
                .build();
        faults().always().times(1).htmlError();
        assertEquals(204, magazine.send(preflight).status());
        assertEquals(500, magazine.get(LIST).status());
        faults().always().alsoPreflights().times(1).htmlError();
        assertEquals(500, magazine.send(preflight).status());
    }

    @Test
    void answersHtml() {
        faults().always().times(1).htmlError();
        Answer error = magazine.get(LIST);
        assertEquals(500, error.status());
        assertTrue(error.header("content-type").startsWith("text/html"));
        faults().always().times(1).htmlPage();
        Answer page = magazine.get(LIST);
        assertEquals(200, page.status());
        assertTrue(page.body().startsWith("<html>"));
    }

    @Test
    void answersAnEmptyBodyAndAWrongShape() {
        faults().always().times(1).emptyBody();
        Answer empty = magazine.get(LIST);
        assertEquals(200, empty.status());
        assertEquals("", empty.body());
        faults().always().times(1).wrongShape();
        assertTrue(magazine.get(LIST).json().get("entries").isTextual());
    }

    @Test
    void answersLate() {
        faults().always().times(1).delay(Duration.ofMillis(150));
        long start = System.nanoTime();
        assertEquals(200, magazine.get(LIST).status());
        assertTrue(Duration.ofNanos(System.nanoTime() - start).toMillis() >= 150);
    }

    @Test
    void failsLate() {
        faults().always().times(1).after(Duration.ofMillis(150)).status(502, "", "text/plain");
        long start = System.nanoTime();
        assertEquals(502, magazine.get(LIST).status());
        assertTrue(Duration.ofNanos(System.nanoTime() - start).toMillis() >= 150);
    }

    @Test
    void hangsUntilTheClientGivesUp() {
        faults().always().hang();
        HttpRequest impatient =
                magazine.request(LIST).timeout(Duration.ofMillis(200)).build();
        assertThrows(HttpTimeoutException.class, () -> magazine.http().send(impatient, BodyHandlers.ofString()));
    }

    @Test
    void endsHangingRequestsWhenCleared() throws IOException {
        CompletableFuture<Void> held = new CompletableFuture<>();
        faults().when(path -> held.complete(null) || held.isDone()).hang();
        try (Socket client = ask()) {
            held.join();
            faults().clear();
            assertReset(client);
        }
    }

    @Test
    void cutsABodyShort() {
        faults().always().truncatedBody();
        assertThrows(
                IOException.class,
                () -> magazine.http().send(magazine.request(LIST).build(), BodyHandlers.ofString()));
    }

    @Test
    void resetsTheConnection() throws IOException {
        faults().always().reset();
        try (Socket client = ask()) {
            assertReset(client);
        }
    }

    @Test
    void rejectsLessThanOneTime() {
        assertThrows(IllegalArgumentException.class, () -> faults().always().times(0));
    }

    /** A request over a bare socket, because an HTTP client asks again by itself when a connection ends early. */
    private static Socket ask() throws IOException {
        Socket client = new Socket("localhost", magazine.stub().origin().getPort());
        client.setSoTimeout(5000);
        String request = "GET " + LIST + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
        client.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        return client;
    }

    private static void assertReset(Socket client) {
        SocketException reset = assertThrows(
                SocketException.class, () -> client.getInputStream().read());
        assertEquals("Connection reset", reset.getMessage());
    }
}
