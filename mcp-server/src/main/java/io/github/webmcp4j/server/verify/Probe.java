package io.github.webmcp4j.server.verify;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Arrays;

/** Sends messages to an endpoint. */
final class Probe {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final URI endpoint;
    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(TIMEOUT).build();

    Probe(URI endpoint) {
        this.endpoint = endpoint;
    }

    /** Posts a body with headers, name and value in turn. */
    Answer post(String body, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(endpoint).POST(HttpRequest.BodyPublishers.ofString(body));
        request.header("Content-Type", "application/json");
        if (!Arrays.asList(headers).contains("Accept")) {
            request.header("Accept", "application/json, text/event-stream");
        }
        return send(headers.length == 0 ? request : request.headers(headers));
    }

    Answer method(String method) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(endpoint).method(method, HttpRequest.BodyPublishers.noBody()));
    }

    /** Calls a method with parameters as JSON. */
    Answer ask(String method, String params) throws IOException, InterruptedException {
        return post("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\",\"params\":" + params + "}");
    }

    /** Calls a tool with arguments as JSON. */
    Answer call(String tool, String arguments) throws IOException, InterruptedException {
        return ask("tools/call", "{\"name\":\"" + tool + "\",\"arguments\":" + arguments + "}");
    }

    private Answer send(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> response =
                http.send(request.timeout(TIMEOUT).build(), HttpResponse.BodyHandlers.ofString());
        return new Answer(response.statusCode(), response.headers(), response.body());
    }

    /** An answer of the endpoint. */
    record Answer(int status, HttpHeaders headers, String text) {
        /** The member at a JSON pointer. */
        JsonNode at(String pointer) {
            return json().at(pointer);
        }

        JsonNode json() {
            try {
                return MAPPER.readTree(text);
            } catch (JsonProcessingException noJson) {
                return MissingNode.getInstance();
            }
        }

        int code() {
            return at("/error/code").asInt();
        }
    }
}
