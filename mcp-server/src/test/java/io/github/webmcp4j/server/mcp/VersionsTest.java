package io.github.webmcp4j.server.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Both generations of the protocol, over real HTTP. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class VersionsTest {
    private static final String INITIALIZE = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{"
            + "\"protocolVersion\":\"%s\",\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}";
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"ping\"}";
    private static final String MODERN = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":{%s\"_meta\":{"
            + "\"io.modelcontextprotocol/protocolVersion\":\"%s\",\"io.modelcontextprotocol/clientInfo\":{},"
            + "\"io.modelcontextprotocol/clientCapabilities\":{}}}}";

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
    @CsvSource({
        "2024-11-05, 2024-11-05",
        "2025-03-26, 2025-03-26",
        "2025-06-18, 2025-06-18",
        "2025-11-25, 2025-11-25",
        "2026-07-28, 2025-11-25",
        "2031-01-01, 2025-11-25",
        "nonsense, 2025-11-25"
    })
    void negotiatesTheVersion(String asked, String given) throws Exception {
        JsonNode result = endpoint.json(INITIALIZE.formatted(asked)).get("result");
        assertEquals(given, result.get("protocolVersion").asText());
        assertEquals("webmcp4j", result.at("/serverInfo/name").asText());
        assertTrue(result.at("/capabilities").has("tools"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"})
    void servesEachOlderVersion(String version) throws Exception {
        assertEquals(200, endpoint.post(PING, "MCP-Protocol-Version", version).statusCode());
    }

    @Test
    void refusesAVersionThatNeverWas() throws Exception {
        HttpResponse<String> response = endpoint.post(PING, "MCP-Protocol-Version", "2025-01-01");
        assertEquals(400, response.statusCode());
        assertEquals(
                5, Endpoint.read(response.body()).at("/error/data/supported").size());
    }

    @Test
    void answersBatchesWhereTheyExist() throws Exception {
        String batch = "[" + PING + ",{\"jsonrpc\":\"2.0\",\"method\":\"notifications/x\"},5]";
        JsonNode answers = endpoint.json(batch, "MCP-Protocol-Version", "2025-03-26");
        assertEquals(2, answers.size());
        assertEquals(7, answers.get(0).get("id").asInt());
        assertEquals(-32600, answers.get(1).at("/error/code").asInt());
        assertEquals(
                400, endpoint.post(batch, "MCP-Protocol-Version", "2025-06-18").statusCode());
    }

    @Test
    void discoversWithoutInitialize() throws Exception {
        JsonNode result = modern("server/discover", "", "2026-07-28").get("result");
        assertEquals("2026-07-28", result.at("/supportedVersions/0").asText());
        assertEquals("complete", result.get("resultType").asText());
        assertEquals("public", result.get("cacheScope").asText());
        assertEquals(
                "webmcp4j",
                result.at("/_meta/io.modelcontextprotocol~1serverInfo/name").asText());
    }

    @Test
    void listsAndCallsToolsWithoutInitialize() throws Exception {
        JsonNode list = modern("tools/list", "", "2026-07-28").get("result");
        assertEquals(3, list.get("tools").size());
        assertEquals(300_000, list.get("ttlMs").asInt());
        JsonNode called = modern(
                        "tools/call",
                        "\"name\":\"get_article\",\"arguments\":{\"slug\":\"kettles\"},",
                        "2026-07-28",
                        "Mcp-Name",
                        "get_article")
                .get("result");
        assertEquals("complete", called.get("resultType").asText());
        assertTrue(called.at("/content/0/text").asText().startsWith("# Kettles"));
    }

    @Test
    void wantsHeadersToSayWhatTheBodySays() throws Exception {
        String body = MODERN.formatted("tools/list", "", "2026-07-28");
        assertEquals(-32020, code(body, "MCP-Protocol-Version", "2025-11-25", "Mcp-Method", "tools/list"));
        assertEquals(-32020, code(body, "MCP-Protocol-Version", "2026-07-28", "Mcp-Method", "tools/call"));
        assertEquals(-32020, code(body, "MCP-Protocol-Version", "2026-07-28"));
        String call = MODERN.formatted("tools/call", "\"name\":\"get_article\",\"arguments\":{},", "2026-07-28");
        assertEquals(
                -32020,
                code(
                        call,
                        "MCP-Protocol-Version",
                        "2026-07-28",
                        "Mcp-Method",
                        "tools/call",
                        "Mcp-Name",
                        "list_articles"));
        assertEquals(
                -32020,
                code(
                        call,
                        "MCP-Protocol-Version",
                        "2026-07-28",
                        "Mcp-Method",
                        "tools/call",
                        "Mcp-Name",
                        "=?base64?%%?="));
        assertEquals(
                -32022,
                code(
                        MODERN.formatted("tools/list", "", "2027-01-01"),
                        "MCP-Protocol-Version",
                        "2027-01-01",
                        "Mcp-Method",
                        "tools/list"));
        assertEquals(
                -32602,
                code(
                        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/discover\"}",
                        "MCP-Protocol-Version",
                        "2026-07-28"));
    }

    private int code(String body, String... headers) throws Exception {
        return endpoint.json(body, headers).at("/error/code").asInt();
    }

    private JsonNode modern(String method, String params, String version, String... more) throws Exception {
        String[] headers = new String[4 + more.length];
        headers[0] = "MCP-Protocol-Version";
        headers[1] = version;
        headers[2] = "Mcp-Method";
        headers[3] = method;
        System.arraycopy(more, 0, headers, 4, more.length);
        return endpoint.json(MODERN.formatted(method, params, version), headers);
    }
}
