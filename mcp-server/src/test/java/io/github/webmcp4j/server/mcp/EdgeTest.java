package io.github.webmcp4j.server.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The edges of the protocol, over real HTTP. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class EdgeTest {
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"ping\"}";
    private Endpoint endpoint;

    @BeforeAll
    void start() {
        endpoint = new Endpoint();
    }

    @AfterAll
    void stop() {
        endpoint.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '\u0001', textBlock = """
            {                                                                                    | 400 | -32700
            {"jsonrpc":"2.0","id":1,"method":"ping"} x                                           | 400 | -32700
            null                                                                                 | 400 | -32600
            5                                                                                    | 400 | -32600
            {"id":1,"method":"ping"}                                                             | 400 | -32600
            {"jsonrpc":"2.0","id":1}                                                             | 400 | -32600
            {"jsonrpc":"2.0","id":{},"method":"ping"}                                            | 400 | -32600
            {"jsonrpc":"2.0","id":null,"method":"ping"}                                          | 400 | -32600
            {"jsonrpc":"2.0","id":1,"method":"ping","params":[]}                                 | 200 | -32602
            {"jsonrpc":"2.0","id":1,"method":"no/such"}                                          | 200 | -32601
            {"jsonrpc":"2.0","id":1,"method":"initialize"}                                       | 200 | -32602
            {"jsonrpc":"2.0","id":1,"method":"tools/call"}                                       | 200 | -32602
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_article","arguments":[]}} | 200 | -32602
            {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"no_such","arguments":{}}}     | 200 | -32602
            []                                                                                   | 400 | -32600
            """)
    void answersWhatIsWrongWithAnEnvelope(String body, int status, int code) throws Exception {
        HttpResponse<String> response = endpoint.post(body);
        assertEquals(status, response.statusCode(), response::body);
        JsonNode answer = Endpoint.read(response.body());
        assertEquals(code, answer.at("/error/code").asInt(), response::body);
        assertEquals("2.0", answer.get("jsonrpc").asText());
        assertNoInternals(response.body());
    }

    @Test
    void namesTheToolAndMethodThatThereIsNot() throws Exception {
        assertEquals(
                "Unknown tool: no_such",
                endpoint.json(Endpoint.CALL.formatted("no_such", "{}"))
                        .at("/error/message")
                        .asText());
        assertEquals(
                "Method not found: no/such",
                endpoint.json(PING.replace("ping", "no/such"))
                        .at("/error/message")
                        .asText());
    }

    @Test
    void keepsTheIdOfTheRequest() throws Exception {
        assertEquals(7, endpoint.json(PING).get("id").asInt());
        assertEquals("x", endpoint.json(PING.replace("7", "\"x\"")).get("id").asText());
        assertEquals(7, endpoint.json(PING.replace("2.0", "1.0")).get("id").asInt());
        assertTrue(endpoint.json("{").get("id").isNull());
    }

    @ParameterizedTest
    @ValueSource(strings = {"*/*", "application/json", "application/json, text/event-stream", "application/*", ""})
    void acceptsWhatCanTakeJson(String accept) throws Exception {
        assertEquals(200, endpoint.post(PING, "Accept", accept).statusCode());
    }

    @Test
    void refusesOtherMediaTypes() throws Exception {
        assertEquals(406, endpoint.post(PING, "Accept", "text/html").statusCode());
        assertEquals(415, endpoint.post(PING, "Content-Type", "text/plain").statusCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "DELETE", "PUT", "PATCH", "HEAD"})
    void refusesOtherMethodsAtOnce(String method) throws Exception {
        HttpResponse<String> response = endpoint.send(
                HttpRequest.newBuilder(endpoint.uri()).method(method, HttpRequest.BodyPublishers.noBody()));
        assertEquals(405, response.statusCode());
        assertEquals("POST, OPTIONS", response.headers().firstValue("Allow").orElse(""));
    }

    @Test
    void allowsPagesOfAllowedOriginsOnly() throws Exception {
        HttpResponse<String> good = endpoint.post(PING, "Origin", "https://site.example");
        assertEquals(200, good.statusCode());
        assertEquals(
                "https://site.example",
                good.headers().firstValue("Access-Control-Allow-Origin").orElse(""));
        assertEquals(200, endpoint.post(PING, "Origin", "http://localhost:3000").statusCode());
        assertEquals(403, endpoint.post(PING, "Origin", "https://evil.example").statusCode());
        assertEquals(403, endpoint.post(PING, "Origin", "null").statusCode());
        assertEquals(
                403,
                endpoint.post(PING, "Origin", "https://localhost.evil.example").statusCode());
    }

    @Test
    void answersAPreflightAndSaysOnErrorsWhoMayRead() throws Exception {
        HttpResponse<String> preflight = endpoint.send(HttpRequest.newBuilder(endpoint.uri())
                .method("OPTIONS", HttpRequest.BodyPublishers.noBody())
                .header("Origin", "https://site.example"));
        assertEquals(204, preflight.statusCode());
        assertTrue(preflight
                .headers()
                .firstValue("Access-Control-Allow-Headers")
                .orElse("")
                .contains("Mcp-Method"));
        assertTrue(endpoint.post("{", "Origin", "https://site.example")
                .headers()
                .firstValue("Access-Control-Allow-Origin")
                .isPresent());
    }

    @ParameterizedTest
    @CsvSource({"evil.example, 421", "mcp.example, 200", "MCP.example:80, 200", "localhost, 200"})
    void answersForItsOwnHostsOnly(String host, int status) throws Exception {
        String request =
                "POST /mcp HTTP/1.1\r\nHost: " + host + "\r\nContent-Type: application/json\r\nContent-Length: "
                        + PING.length() + "\r\nConnection: close\r\n\r\n" + PING;
        try (Socket socket = new Socket("localhost", endpoint.uri().getPort())) {
            OutputStream out = socket.getOutputStream();
            out.write(request.getBytes(StandardCharsets.US_ASCII));
            InputStream in = socket.getInputStream();
            String answer = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            assertTrue(answer.startsWith("HTTP/1.1 " + status), answer);
        }
    }

    @Test
    void refusesALargeOrDeepBody() throws Exception {
        assertEquals(
                413, endpoint.post(PING.replace("ping", "x".repeat(70_000))).statusCode());
        HttpResponse<String> deep = endpoint.post("[".repeat(30_000));
        assertEquals(400, deep.statusCode());
        assertEquals(-32700, Endpoint.read(deep.body()).at("/error/code").asInt());
    }

    @Test
    void ignoresASessionThatItNeverGave() throws Exception {
        assertEquals(200, endpoint.post(PING, "Mcp-Session-Id", "stale").statusCode());
    }

    @Test
    void acceptsNotificationsAndResponsesWithoutAnswer() throws Exception {
        HttpResponse<String> notified = endpoint.post("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        assertEquals(202, notified.statusCode());
        assertEquals("", notified.body());
        assertEquals(
                202,
                endpoint.post("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}").statusCode());
    }

    @Test
    void staysUpUnderMutatedBodies() throws Exception {
        Random random = new Random(11);
        String[] seeds = {PING, Endpoint.CALL.formatted("search_articles", "{\"query\":\"tea\"}"), "[" + PING + "]"};
        for (int i = 0; i < 10_000; i++) {
            HttpResponse<String> response = endpoint.post(mutated(seeds[i % seeds.length], random));
            assertTrue(response.statusCode() < 500, response::body);
            assertNoInternals(response.body());
            if (!response.body().isEmpty()) {
                Endpoint.read(response.body());
            }
        }
        assertEquals(200, endpoint.post(PING).statusCode());
    }

    private static String mutated(String seed, Random random) {
        StringBuilder text = new StringBuilder(seed);
        for (int edits = 1 + random.nextInt(4); edits > 0 && text.length() > 1; edits--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(3)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, "{}[]\":,0\\\u00e9\uD800".charAt(random.nextInt(11)));
                default -> text.setCharAt(at, (char) random.nextInt(32, 127));
            }
        }
        return text.toString();
    }

    private static void assertNoInternals(String body) {
        assertFalse(body.contains("Exception") || body.contains("at io.") || body.contains("java."), body);
    }
}
