package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.stream.StreamSupport;

/** A plain HTTP client of a stub that serves the magazine of {@code cda/magazine}. */
final class MagazineClient implements AutoCloseable {
    static final String ARTICLES = "/v3/content_types/article/entries";
    static final String KEY = "bltmagazinekey";
    static final String TOKEN = "csmagazinetoken";

    private final CdaStub stub;
    private final HttpClient http = HttpClient.newHttpClient();

    MagazineClient() {
        this(Clock.systemUTC());
    }

    MagazineClient(Clock clock) {
        this(CdaStub.start(StubOptions.of(stack()), clock));
    }

    MagazineClient(CdaStub stub) {
        this.stub = stub;
    }

    static Stack stack() {
        return Stack.fromClasspath("cda/magazine");
    }

    CdaStub stub() {
        return stub;
    }

    /** Entries of the magazine in production; the query string is already encoded. */
    JsonNode articles(String rawQuery) {
        Answer answer = get(ARTICLES + "?environment=production&" + rawQuery);
        if (answer.status() != 200) {
            throw new AssertionError(answer.status() + " " + answer.body());
        }
        return answer.json();
    }

    /** The uids of the articles that match a query, as the API lists them. */
    List<String> matching(String query) {
        return uids(articles("query=" + encode(query)));
    }

    Answer get(String rawTarget) {
        return send(request(rawTarget).build());
    }

    HttpRequest.Builder request(String rawTarget) {
        return anonymous(rawTarget).header("api_key", KEY).header("access_token", TOKEN);
    }

    HttpRequest.Builder anonymous(String rawTarget) {
        return HttpRequest.newBuilder(URI.create(stub.origin() + rawTarget)).timeout(Duration.ofSeconds(5));
    }

    Answer send(HttpRequest request) {
        try {
            return new Answer(http.send(request, BodyHandlers.ofByteArray()));
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    HttpClient http() {
        return http;
    }

    @Override
    public void close() {
        stub.close();
    }

    static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    static List<String> uids(JsonNode body) {
        return StreamSupport.stream(body.path("entries").spliterator(), false)
                .map(entry -> entry.path("uid").asText())
                .toList();
    }

    record Answer(HttpResponse<byte[]> response) {
        int status() {
            return response.statusCode();
        }

        String body() {
            return new String(response.body(), StandardCharsets.UTF_8);
        }

        String header(String name) {
            return response.headers().firstValue(name).orElse("");
        }

        JsonNode json() {
            try {
                return Json.MAPPER.readTree(response.body());
            } catch (IOException e) {
                throw new AssertionError(body(), e);
            }
        }
    }
}
