package io.github.webmcp4j.server.delivery;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** GET requests for JSON: HTTP/2 where the server has it, gzip, a few attempts, and answers of bounded size. */
final class HttpJson {
    private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);
    private static final Duration TIMEOUT = Duration.ofSeconds(20);
    private static final int ATTEMPTS = 3;
    private static final long FIRST_PAUSE_MILLIS = 500;
    private static final long MAX_PAUSE_MILLIS = 10_000;
    private static final int MAX_BYTES = 64 * 1024 * 1024;

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_2)
            .connectTimeout(CONNECT_TIMEOUT)
            .build();
    private final ObjectMapper mapper = new ObjectMapper();
    private final Map<String, String> headers;

    HttpJson(Map<String, String> headers) {
        this.headers = Map.copyOf(headers);
    }

    JsonNode get(URI address) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(address).timeout(TIMEOUT).header("Accept-Encoding", "gzip");
        headers.forEach(request::header);
        for (int attempt = 1; ; attempt++) {
            Attempt made = attempt(request.build());
            if (made.answer() != null) {
                return made.answer();
            }
            if (attempt == ATTEMPTS || !made.again()) {
                throw Objects.requireNonNull(made.problem());
            }
            pause(made.after().orElse(FIRST_PAUSE_MILLIS << (attempt - 1)));
        }
    }

    private Attempt attempt(HttpRequest request) {
        try {
            HttpResponse<InputStream> response = client.send(request, HttpResponse.BodyHandlers.ofInputStream());
            try (InputStream body = body(response)) {
                byte[] bytes = body.readNBytes(MAX_BYTES);
                return response.statusCode() == 200 ? Attempt.of(read(bytes)) : refused(response, bytes);
            }
        } catch (IOException problem) {
            return Attempt.failed(
                    new DeliveryException(
                            "The delivery API at " + request.uri().getHost() + " cannot be reached: " + problem,
                            problem),
                    true,
                    Optional.empty());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new DeliveryException("stopped while waiting for the delivery API", stopped);
        }
    }

    private JsonNode read(byte[] bytes) {
        try {
            JsonNode answer = mapper.readTree(bytes);
            if (answer != null && answer.isObject()) {
                return answer;
            }
        } catch (JsonProcessingException noJson) {
            // said below, without what it was
        } catch (IOException cannotHappen) {
            throw new IllegalStateException(cannotHappen);
        }
        throw new DeliveryException("The delivery API answered something that is no JSON object", null);
    }

    private Attempt refused(HttpResponse<?> response, byte[] bytes) {
        int status = response.statusCode();
        boolean again = status == 429 || status == 502 || status == 503 || status == 504;
        JsonNode error = errorIn(bytes);
        String text = error.path("error_message").asText();
        String message = "The delivery API answered " + status + (text.isEmpty() ? "" : ": " + withoutSecrets(text));
        DeliveryException problem =
                new DeliveryException(message, status, error.path("error_code").asInt());
        return Attempt.failed(problem, again, retryAfter(response));
    }

    private JsonNode errorIn(byte[] bytes) {
        try {
            return mapper.readTree(bytes);
        } catch (IOException noJson) {
            return mapper.createObjectNode();
        }
    }

    private String withoutSecrets(String text) {
        String safe = text.length() > 300 ? text.substring(0, 300) : text;
        for (String secret : headers.values()) {
            safe = safe.replace(secret, "***");
        }
        return safe;
    }

    private static InputStream body(HttpResponse<InputStream> response) throws IOException {
        boolean zipped =
                response.headers().firstValue("content-encoding").orElse("").equalsIgnoreCase("gzip");
        return zipped ? new GZIPInputStream(response.body()) : response.body();
    }

    private static Optional<Long> retryAfter(HttpResponse<?> response) {
        return response.headers()
                .firstValue("retry-after")
                .filter(value -> value.matches("\\d{1,4}"))
                .map(value -> Math.min(Long.parseLong(value) * 1000, MAX_PAUSE_MILLIS));
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new DeliveryException("stopped while waiting for the delivery API", stopped);
        }
    }

    /** An answer, or a problem. */
    private record Attempt(
            @Nullable JsonNode answer, @Nullable DeliveryException problem, boolean again, Optional<Long> after) {

        static Attempt of(JsonNode answer) {
            return new Attempt(answer, null, false, Optional.empty());
        }

        static Attempt failed(DeliveryException problem, boolean again, Optional<Long> after) {
            return new Attempt(null, problem, again, after);
        }
    }
}
