package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The runnable jar, run. */
@Timeout(60)
class JarIT {
    private final HttpClient client = HttpClient.newHttpClient();

    @Test
    void printsTheAddressOfTheSiteWithinTwentySeconds() throws Exception {
        long start = System.nanoTime();
        try (Running demo = Running.jar("--port", "0")) {
            String line = demo.line();
            Duration took = Duration.ofNanos(System.nanoTime() - start);
            assertTrue(line.matches("Demo site: http://localhost:\\d+/"), line);
            assertTrue(took.toSeconds() < 20, took::toString);
            HttpResponse<String> home = get(line.substring(line.indexOf("http")));
            assertEquals(200, home.statusCode());
            assertTrue(home.body().contains("contentstack-webmcp.global.js"));
            assertEquals(
                    200,
                    get(line.substring(line.indexOf("http")) + "webmcp/contentstack-webmcp.global.js")
                            .statusCode());
        }
    }

    @Test
    void servesTheStubAloneWithGivenCredentials() throws Exception {
        try (Running stub =
                Running.jar("stub", "--port", "0", "--api-key", "K", "--delivery-token", "T", "--environment", "E")) {
            String line = stub.line();
            String entries =
                    line.substring(line.indexOf("http")) + "v3/content_types/article/entries?environment=E&limit=1";
            assertEquals(200, get(entries, "api_key", "K", "access_token", "T").statusCode());
            assertEquals(412, get(entries, "api_key", "X", "access_token", "T").statusCode());
            assertEquals(401, get(entries, "api_key", "K", "access_token", "X").statusCode());
        }
    }

    @Test
    void saysInOneLineWhatIsWrongWithAnOption() throws Exception {
        try (Running demo = Running.jar("--port", "zz")) {
            List<String> lines = demo.lines();
            assertEquals(2, demo.process.waitFor());
            assertEquals(1, lines.size(), lines::toString);
            assertTrue(lines.get(0).contains("zz"), lines::toString);
        }
    }

    private HttpResponse<String> get(String url, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url));
        if (headers.length > 0) {
            request.headers(headers);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private record Running(Process process, BufferedReader output) implements AutoCloseable {
        static Running jar(String... arguments) throws IOException {
            List<String> command = new ArrayList<>();
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            command.addAll(List.of("-jar", System.getProperty("demo.jar")));
            command.addAll(List.of(arguments));
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            return new Running(process, process.inputReader(StandardCharsets.UTF_8));
        }

        String line() throws IOException {
            return String.valueOf(output.readLine());
        }

        List<String> lines() {
            return output.lines().toList();
        }

        @Override
        public void close() {
            process.destroy();
        }
    }
}
