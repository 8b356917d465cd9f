package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.site.cda.MagazineClient.Answer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;

/** Asks the sync API of a stub, one answer or all the pages up to the sync token. */
final class SyncClient {
    private static final String SYNC = "/v3/stacks/sync?";

    private final CdaStub stub;
    private final Stack stack;
    private final HttpClient http = HttpClient.newHttpClient();
    private String syncToken = "";

    SyncClient(CdaStub stub, Stack stack) {
        this.stub = stub;
        this.stack = stack;
    }

    Answer get(String rawTarget) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(stub.origin() + rawTarget))
                .timeout(Duration.ofSeconds(5))
                .header("api_key", stack.apiKey())
                .header("access_token", stack.deliveryToken())
                .build();
        try {
            return new Answer(http.send(request, BodyHandlers.ofByteArray()));
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    Answer sync(String rawQuery) {
        return get(SYNC + rawQuery);
    }

    /** The answer to an initial request for production. */
    JsonNode initial(String more) {
        return ok("init=true&environment=production" + more);
    }

    /** All items of an initial request for production, newest first; the sync token is kept. */
    List<JsonNode> start(String more) {
        return all(initial(more));
    }

    /** All changes since the sync token kept. */
    List<JsonNode> changes() {
        return all(ok("sync_token=" + syncToken));
    }

    String syncToken() {
        return syncToken;
    }

    JsonNode ok(String rawQuery) {
        Answer answer = sync(rawQuery);
        if (answer.status() != 200) {
            throw new AssertionError(answer.status() + " " + answer.body());
        }
        return answer.json();
    }

    /** An item as {@code type content_type_uid/uid locale}. */
    static String shown(JsonNode item) {
        JsonNode locale = item.at("/data/publish_details/locale");
        return item.path("type").asText() + " " + item.path("content_type_uid").asText() + "/"
                + item.at("/data/uid").asText() + " "
                + (locale.isMissingNode() ? item.at("/data/locale") : locale).asText();
    }

    static List<String> shownAll(Iterable<JsonNode> items) {
        return StreamSupport.stream(items.spliterator(), false)
                .map(SyncClient::shown)
                .toList();
    }

    private List<JsonNode> all(JsonNode first) {
        List<JsonNode> items = new ArrayList<>();
        JsonNode page = first;
        page.path("items").forEach(items::add);
        while (page.has("pagination_token")) {
            page = ok("pagination_token=" + page.path("pagination_token").asText());
            page.path("items").forEach(items::add);
        }
        syncToken = page.path("sync_token").asText();
        return items;
    }
}
