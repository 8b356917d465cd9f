package io.github.webmcp4j.server.delivery;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.net.URI;
import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The API over HTTP. */
public final class HttpDelivery implements DeliveryApi {
    private static final int NO_SUCH_ENTRY = 141;

    private final StackAccess access;
    private final HttpJson http;

    public HttpDelivery(StackAccess access) {
        this.access = access;
        this.http = new HttpJson(headers(access));
    }

    @Override
    public SyncPage sync(SyncRequest request) {
        Map<String, String> parameters = new LinkedHashMap<>(request.parameters());
        if (request.isInitial()) {
            parameters.put("environment", access.environment());
        }
        JsonNode answer = get("/v3/stacks/sync", parameters);
        List<SyncPage.Event> events = new ArrayList<>();
        for (JsonNode event : array(answer, "items")) {
            events.add(new SyncPage.Event(
                    event.path("type").asText(),
                    event.path("content_type_uid").asText(),
                    event.path("event_at").asText(),
                    event.path("data")));
        }
        return new SyncPage(events, text(answer, "pagination_token"), text(answer, "sync_token"));
    }

    @Override
    public EntryPage query(String contentType, EntryQuery query) {
        Map<String, String> parameters = parameters(query.locale());
        parameters.put("skip", Integer.toString(query.skip()));
        parameters.put("limit", Integer.toString(query.limit()));
        parameters.put("include_count", "true");
        if (query.query() != null) {
            parameters.put("query", query.query());
        }
        JsonNode answer = get(entries(contentType), parameters);
        List<JsonNode> entries = new ArrayList<>();
        array(answer, "entries").forEach(entries::add);
        return new EntryPage(entries, answer.path("count").asInt(entries.size()));
    }

    @Override
    public Optional<JsonNode> entry(String contentType, String uid, @Nullable String locale) {
        try {
            JsonNode entry = get(entries(contentType) + "/" + encoded(uid), parameters(locale))
                    .path("entry");
            return entry.isObject() ? Optional.of(entry) : Optional.empty();
        } catch (DeliveryException problem) {
            if (problem.code() == NO_SUCH_ENTRY) {
                return Optional.empty();
            }
            throw problem;
        }
    }

    @Override
    public Optional<JsonNode> entryByUrl(String contentType, String url, @Nullable String locale) {
        String condition = JsonNodeFactory.instance.objectNode().put("url", url).toString();
        return query(contentType, new EntryQuery(condition, locale, 0, 100)).entries().stream()
                .min(Comparator.comparing(entry -> entry.path("uid").asText()));
    }

    private JsonNode get(String path, Map<String, String> parameters) {
        String query = parameters.entrySet().stream()
                .map(parameter -> encoded(parameter.getKey()) + "=" + encoded(parameter.getValue()))
                .collect(Collectors.joining("&"));
        return http.get(URI.create(access.origin() + path + "?" + query));
    }

    private Map<String, String> parameters(@Nullable String locale) {
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put("environment", access.environment());
        if (locale != null) {
            parameters.put("locale", locale);
        }
        return parameters;
    }

    private static String entries(String contentType) {
        return "/v3/content_types/" + encoded(contentType) + "/entries";
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, UTF_8).replace("+", "%20");
    }

    private static JsonNode array(JsonNode answer, String name) {
        JsonNode array = answer.path(name);
        if (!array.isArray()) {
            throw new DeliveryException("The delivery API answered something that is not its own", null);
        }
        return array;
    }

    private static @Nullable String text(JsonNode answer, String name) {
        return answer.path(name).isTextual() ? answer.path(name).textValue() : null;
    }

    private static Map<String, String> headers(StackAccess access) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("api_key", access.apiKey());
        headers.put("access_token", access.deliveryToken());
        if (access.branch() != null) {
            headers.put("branch", access.branch());
        }
        return headers;
    }
}
