package io.github.webmcp4j.server.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.webmcp4j.server.Articles;
import io.github.webmcp4j.server.McpServer;
import io.github.webmcp4j.server.ServerOptions;
import io.github.webmcp4j.server.TemporaryFolder;
import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.article.ArticleIndex;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** A running endpoint and a client of it. */
final class Endpoint implements AutoCloseable {
    static final String CALL =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"%s\",\"arguments\":%s}}";
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Path folder = TemporaryFolder.create();
    private final ArticleIndex articles = Articles.index(folder);
    private final McpServer server = McpServer.start(options(), articles, () -> {});
    private final HttpClient client = HttpClient.newHttpClient();

    Endpoint() {
        fill();
    }

    private static ServerOptions options() {
        return new ServerOptions(
                0,
                new AllowList(Set.of("mcp.example"), Set.of("https://site.example")),
                Admission.usual(),
                Set.of(),
                Set.of(),
                false,
                null);
    }

    /** Thirty articles on tea and one on kettles, which is there in Spanish too. */
    void fill() {
        List<Article> some = new ArrayList<>();
        for (int i = 1; i <= 30; i++) {
            some.add(Articles.of(
                    "article-" + i,
                    "en",
                    "Article " + i,
                    "Summary ".repeat(40) + i,
                    "2026-01-%02d".formatted(i),
                    "Text on tea " + i));
        }
        some.add(Articles.of(
                "kettles", "en", "Choosing a kettle", null, "2026-03-01", "# Kettles\n\nWater runs slowly."));
        some.add(Articles.of("kettles", "es", "Elegir un hervidor", null, "2026-03-02", "El agua."));
        articles.replace(some, null);
    }

    ArticleIndex articles() {
        return articles;
    }

    URI uri() {
        return server.endpoint();
    }

    /** Sends a body with headers, name and value in turn; Content-Type is JSON unless it is among them. */
    HttpResponse<String> post(String body, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(uri()).POST(HttpRequest.BodyPublishers.ofString(body));
        if (!Arrays.asList(headers).contains("Content-Type")) {
            request.header("Content-Type", "application/json");
        }
        return send(headers.length == 0 ? request : request.headers(headers));
    }

    HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    JsonNode json(String body, String... headers) throws IOException, InterruptedException {
        return read(post(body, headers).body());
    }

    JsonNode call(String tool, String arguments) throws IOException, InterruptedException {
        return json(CALL.formatted(tool, arguments)).get("result");
    }

    static JsonNode read(String text) {
        try {
            return MAPPER.readTree(text);
        } catch (JsonProcessingException problem) {
            throw new AssertionError("not JSON: " + text, problem);
        }
    }

    @Override
    public void close() {
        server.close();
        articles.close();
        TemporaryFolder.delete(folder);
    }
}
