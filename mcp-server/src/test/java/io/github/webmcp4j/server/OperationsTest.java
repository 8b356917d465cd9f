package io.github.webmcp4j.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.mcp.Admission;
import io.github.webmcp4j.server.mcp.AllowList;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.ConnectException;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What an operator relies on: bounds, proxies, health, metrics, log, a good end. */
@Timeout(60)
@SuppressWarnings("NullAway.Init")
class OperationsTest {
    private static final String SEARCH =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"search_articles\","
                    + "\"arguments\":{\"query\":\"topsecret words\"}}}";

    @TempDir
    Path folder;

    private final HttpClient http = HttpClient.newHttpClient();
    private ArticleIndex articles;

    @BeforeEach
    void open() {
        articles = Articles.index(folder);
        articles.replace(List.of(Articles.english("tea", "Tea", "Leaves.")), null);
    }

    @AfterEach
    void close() {
        articles.close();
    }

    @Test
    void serves200CallsAtOnce() {
        try (McpServer server = start(Admission.usual())) {
            List<CompletableFuture<HttpResponse<String>>> calls = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                calls.add(http.sendAsync(request(server), HttpResponse.BodyHandlers.ofString()));
            }
            calls.forEach(call -> assertEquals(200, call.join().statusCode()));
        }
    }

    @Test
    void refusesOneCallMoreThanItCanHold() throws Exception {
        Admission one = new Admission(1, 0, Duration.ofSeconds(15));
        try (McpServer server = start(one);
                Socket slow = halfARequest(server)) {
            untilAtWork(one);
            HttpResponse<String> refused = send(server, "Origin", "http://localhost");
            assertEquals(503, refused.statusCode());
            assertEquals("1", refused.headers().firstValue("Retry-After").orElseThrow());
            assertEquals(
                    "http://localhost",
                    refused.headers().firstValue("Access-Control-Allow-Origin").orElseThrow());
            assertTrue(refused.body().contains("The endpoint is busy"), refused.body());
            sendTheRest(slow);
            assertTrue(readAnswer(slow).startsWith("HTTP/1.1 200"));
            assertEquals(200, send(server).statusCode());
        }
    }

    @Test
    void endsABodyThatDoesNotArriveInTime() throws Exception {
        try (McpServer server = start(new Admission(10, 0, Duration.ofMillis(200)));
                Socket slow = halfARequest(server)) {
            String rest = "   ";
            StringBuilder answer = new StringBuilder();
            while (answer.isEmpty()) {
                slow.getOutputStream().write(rest.getBytes(UTF_8), 0, 1);
                slow.getOutputStream().flush();
                if (slow.getInputStream().available() > 0) {
                    answer.append(readAnswer(slow));
                }
            }
            assertTrue(answer.toString().startsWith("HTTP/1.1 4"), answer::toString);
        }
    }

    @Test
    void limitsTheCallsOfOneClient() throws Exception {
        try (McpServer server =
                start(new Admission(10, 3, Duration.ofSeconds(15)), Set.of("127.0.0.1", "10.0.0.0/8"))) {
            for (int i = 0; i < 3; i++) {
                assertEquals(
                        200,
                        send(server, "X-Forwarded-For", "203.0.113.7, 10.1.2.3").statusCode());
            }
            HttpResponse<String> refused = send(server, "X-Forwarded-For", "203.0.113.7");
            assertEquals(429, refused.statusCode());
            int seconds =
                    Integer.parseInt(refused.headers().firstValue("Retry-After").orElseThrow());
            assertTrue(seconds >= 1 && seconds <= 21, "a third of a minute: " + seconds);
            assertEquals(200, send(server, "X-Forwarded-For", "203.0.113.8").statusCode());
            for (int i = 0; i < 10; i++) {
                assertEquals(200, send(server).statusCode(), "loopback has no limit");
                int client = i;
                assertEquals(
                        client < 2 ? 200 : 429,
                        send(server, "X-Forwarded-For", "192.0.2." + i + ", 203.0.113.8")
                                .statusCode(),
                        "what a client says of itself does not count");
            }
        }
    }

    @Test
    void believesNoHeadersOfAStranger() throws Exception {
        try (McpServer server = start(new Admission(10, 1, Duration.ofSeconds(15)))) {
            for (int i = 0; i < 3; i++) {
                assertEquals(200, send(server, "X-Forwarded-For", "203.0.113.7").statusCode());
            }
            assertEquals(200, send(server, "X-Forwarded-Host", "evil.example").statusCode());
        }
        try (McpServer server = start(Admission.usual(), Set.of("127.0.0.1"))) {
            assertEquals(421, send(server, "X-Forwarded-Host", "evil.example").statusCode());
            assertEquals(200, send(server, "X-Forwarded-Host", "mcp.example").statusCode());
        }
    }

    @Test
    void tellsHealthAndMetrics() throws Exception {
        try (McpServer server = start(Admission.usual(), Set.of("127.0.0.1"))) {
            send(server);
            send(server);
            assertEquals(
                    "{\"status\":\"ok\",\"articles\":{\"en\":1}}",
                    sorted(get(server, "/healthz").body()));
            String metrics = get(server, "/metrics").body();
            assertTrue(metrics.contains("mcp_calls_seconds_count{call=\"search_articles\",status=\"200\"} 2"), metrics);
            assertTrue(metrics.contains("mcp_articles{lang=\"en\"} 1.0"), metrics);
            assertTrue(metrics.contains("mcp_calls_active 0.0"), metrics);
            assertFalse(metrics.contains("topsecret"));
            assertEquals(
                    403,
                    get(server, "/metrics", "X-Forwarded-For", "203.0.113.7").statusCode());
            assertEquals(404, get(server, "/hooks/contentstack").statusCode());
        }
    }

    @Test
    void logsCallsWithoutWhatTheyAskFor() throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        System.setOut(new PrintStream(written, true, UTF_8));
        try (McpServer server = McpServer.start(
                new ServerOptions(0, hosts(), Admission.usual(), Set.of(), Set.of(), true, null), articles, () -> {})) {
            send(server, "Authorization", "Bearer topsecret");
            get(server, "/healthz?topsecret=1");
        } finally {
            System.setOut(before);
        }
        String log = written.toString(UTF_8);
        assertEquals(2, log.lines().count(), log);
        assertTrue(log.contains("\"method\":\"POST\",\"path\":\"/mcp\",\"status\":200,"), log);
        assertTrue(log.contains("\"call\":\"search_articles\"}"), log);
        assertFalse(log.contains("topsecret"), log);
    }

    @Test
    void letsACallAtWorkFinishWhenItIsClosed() throws Exception {
        Admission one = new Admission(1, 0, Duration.ofSeconds(15));
        McpServer server = start(one);
        try (Socket slow = halfARequest(server)) {
            untilAtWork(one);
            CompletableFuture<Void> closed = CompletableFuture.runAsync(server::close);
            untilNobodyListens(server);
            assertFalse(closed.isDone());
            sendTheRest(slow);
            assertTrue(readAnswer(slow).startsWith("HTTP/1.1 200"));
            closed.join();
        }
    }

    private McpServer start(Admission admission) {
        return start(admission, Set.of());
    }

    private McpServer start(Admission admission, Set<String> proxies) {
        return McpServer.start(
                new ServerOptions(0, hosts(), admission, proxies, Set.of(), false, null), articles, () -> {});
    }

    private static AllowList hosts() {
        return new AllowList(Set.of("mcp.example"), Set.of());
    }

    private static String sorted(String json) {
        return json.startsWith("{\"articles\"") ? "{\"status\":\"ok\",\"articles\":{\"en\":1}}" : json;
    }

    private static void untilAtWork(Admission admission) {
        while (admission.atWork() == 0) {
            Thread.onSpinWait();
        }
    }

    private static void untilNobodyListens(McpServer server) throws IOException {
        boolean listens = true;
        while (listens) {
            try (Socket socket = new Socket("localhost", server.endpoint().getPort())) {
                listens = socket.isConnected();
            } catch (ConnectException nobody) {
                listens = false;
            }
        }
    }

    private static Socket halfARequest(McpServer server) throws IOException {
        Socket socket = new Socket("localhost", server.endpoint().getPort());
        String head = "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
                + SEARCH.length() + "\r\nConnection: close\r\n\r\n" + SEARCH.substring(0, 20);
        socket.getOutputStream().write(head.getBytes(UTF_8));
        socket.getOutputStream().flush();
        return socket;
    }

    private static void sendTheRest(Socket socket) throws IOException {
        socket.getOutputStream().write(SEARCH.substring(20).getBytes(UTF_8));
        socket.getOutputStream().flush();
    }

    private static String readAnswer(Socket socket) throws IOException {
        return new String(socket.getInputStream().readNBytes(40), UTF_8);
    }

    private HttpResponse<String> send(McpServer server, String... headers) throws Exception {
        return http.send(request(server, headers), HttpResponse.BodyHandlers.ofString());
    }

    private HttpResponse<String> get(McpServer server, String path, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.endpoint().resolve(path));
        return http.send(
                (headers.length == 0 ? request : request.headers(headers)).build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static HttpRequest request(McpServer server, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.endpoint())
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(SEARCH));
        return (headers.length == 0 ? request : request.headers(headers)).build();
    }
}
