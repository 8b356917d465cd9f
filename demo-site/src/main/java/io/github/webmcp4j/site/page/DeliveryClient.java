package io.github.webmcp4j.site.page;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads published entries, each in the asked language or, when it is not translated, in the master one. */
final class DeliveryClient {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);

    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(TIMEOUT).build();
    private final ObjectMapper json = new ObjectMapper();
    private final DeliveryAccess access;

    DeliveryClient(DeliveryAccess access) {
        this.access = access;
    }

    List<Entry> entries(EntryQuery query, Language language) {
        JsonNode answer = get(urlOf(query, language));
        List<Entry> entries = new ArrayList<>();
        answer.path("entries").forEach(node -> entries.add(new Entry(node)));
        return entries;
    }

    Optional<Entry> first(EntryQuery query, Language language) {
        return entries(query.limit(1), language).stream().findFirst();
    }

    private URI urlOf(EntryQuery query, Language language) {
        return access.origin()
                .resolve("/v3/content_types/" + query.contentType() + "/entries?environment=" + access.environment()
                        + "&locale=" + language.locale() + "&include_fallback=true&" + query.queryString());
    }

    private JsonNode get(URI url) {
        HttpRequest request = HttpRequest.newBuilder(url)
                .timeout(TIMEOUT)
                .header("api_key", access.apiKey())
                .header("access_token", access.deliveryToken())
                .build();
        try {
            HttpResponse<InputStream> response = http.send(request, BodyHandlers.ofInputStream());
            try (InputStream body = response.body()) {
                if (response.statusCode() != 200) {
                    throw new DeliveryException(url, response.statusCode());
                }
                return json.readTree(body);
            }
        } catch (IOException problem) {
            throw new DeliveryException(url, problem);
        } catch (InterruptedException problem) {
            Thread.currentThread().interrupt();
            throw new DeliveryException(url, problem);
        }
    }
}
