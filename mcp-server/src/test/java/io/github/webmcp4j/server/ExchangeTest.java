package io.github.webmcp4j.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.search.BackgroundModel;
import io.github.webmcp4j.server.search.Embedder;
import io.github.webmcp4j.server.search.LuceneArticles;
import io.github.webmcp4j.server.search.Models;
import io.github.webmcp4j.server.source.MarkdownFolder;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The recorded exchanges of the examples are what the endpoint says, byte for byte but for scores and the version of the
 * software. {@code -Dexchange.record=true} records them anew.
 */
@SuppressWarnings("NullAway.Init")
class ExchangeTest {
    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    private static final boolean RECORD = Boolean.getBoolean("exchange.record");

    @TempDir
    Path data;

    private final HttpClient http = HttpClient.newHttpClient();

    @Test
    void replaysTheProtocolWithoutEmbeddingAnything() throws Exception {
        replay("protocol.json", Map.of());
    }

    @Test
    void replaysTheRetrieval() throws Exception {
        try (BackgroundModel model = Models.bgeSmallEnglish(data)) {
            replay("retrieval.json", Map.of("en", model));
        }
    }

    private void replay(String name, Map<String, Embedder> models) throws Exception {
        Path file = Path.of("examples", name);
        JsonNode recorded = MAPPER.readTree(file.toFile());
        assertTrue(recorded.get("exchange").size() >= 3);
        try (ArticleIndex articles = LuceneArticles.open(data, "examples", models)) {
            articles.replace(
                    new MarkdownFolder(Path.of("examples/articles")).read().published(), null);
            try (McpServer server = McpServer.start(ServerOptions.onPort(0), articles, () -> {})) {
                for (JsonNode step : recorded.get("exchange")) {
                    JsonNode response = send(server, step.get("request"));
                    if (RECORD) {
                        ((ObjectNode) step).set("response", response);
                    }
                    assertEquals(
                            lasting(step.get("response")),
                            lasting(response),
                            () -> step.get("title").asText());
                }
            }
        }
        if (RECORD) {
            Files.writeString(file, MAPPER.writeValueAsString(recorded) + "\n");
        }
    }

    private JsonNode send(McpServer server, JsonNode request) throws IOException, InterruptedException {
        HttpRequest.Builder builder = HttpRequest.newBuilder(server.endpoint());
        request.get("headers")
                .properties()
                .forEach(header ->
                        builder.header(header.getKey(), header.getValue().asText()));
        HttpResponse<String> response = http.send(
                builder.POST(HttpRequest.BodyPublishers.ofString(
                                request.get("body").toString()))
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        ObjectNode answer = MAPPER.createObjectNode().put("status", response.statusCode());
        if (!response.body().isEmpty()) {
            answer.set("body", MAPPER.readTree(response.body()));
        }
        return answer;
    }

    /** What does not change from one machine or build to the next. */
    private static String lasting(JsonNode response) {
        JsonNode copy = response.deepCopy();
        for (JsonNode holder : copy.findParents("score")) {
            ((ObjectNode) holder).remove("score");
        }
        List<JsonNode> servers = copy.findValues("serverInfo");
        servers.forEach(server -> ((ObjectNode) server).remove("version"));
        copy.findValues("io.modelcontextprotocol/serverInfo")
                .forEach(server -> ((ObjectNode) server).remove("version"));
        return copy.toString();
    }
}
