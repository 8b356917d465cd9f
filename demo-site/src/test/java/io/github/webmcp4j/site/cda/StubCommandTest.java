package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

final class StubCommandTest {
    private final StringWriter errors = new StringWriter();

    private int run(String... arguments) {
        return run(new ArrayBlockingQueue<>(1), arguments);
    }

    private int run(BlockingQueue<String> printed, String... arguments) {
        PrintWriter out = new PrintWriter(Writer.nullWriter()) {
            @Override
            public void println(String line) {
                printed.add(line);
            }
        };
        return new CommandLine(new StubCommand())
                .setOut(out)
                .setErr(new PrintWriter(errors, true))
                .setParameterExceptionHandler(StubCommand::complain)
                .execute(arguments);
    }

    @ParameterizedTest
    @CsvSource({"--port=x", "--port=70000", "--nothing", "--environment= ", "--delivery-token-file=missing-file"})
    void refusesABadOptionInOneLine(String option) {
        assertEquals(2, run(option, "--fixtures=src/test/resources/cda/magazine"));
        assertEquals(1, errors.toString().lines().count(), errors.toString());
    }

    @Test
    void saysWhatIsWrongWithFixtures(@TempDir Path empty) {
        assertEquals(2, run("--fixtures=" + empty));
        assertTrue(errors.toString().contains("stack.json: is missing"), errors.toString());
    }

    @Test
    void printsItsUrlAndAnswersUntilInterrupted(@TempDir Path folder) throws Exception {
        Path token = Files.writeString(folder.resolve("token"), "cstoken\n");
        BlockingQueue<String> printed = new ArrayBlockingQueue<>(1);
        Thread stub = new Thread(() -> run(
                printed,
                "--port=0",
                "--api-key=k",
                "--environment=preview",
                "--admin",
                "--fixtures=src/test/resources/cda/magazine",
                "--delivery-token-file=" + token));
        stub.start();
        String line = String.valueOf(printed.poll(5, TimeUnit.SECONDS));
        assertTrue(line.startsWith("CDA stub: http://localhost:") && line.endsWith("/"), line);
        URI entries = URI.create(line.substring("CDA stub: ".length()))
                .resolve("v3/content_types/article/entries?environment=preview");
        HttpRequest request = HttpRequest.newBuilder(entries)
                .header("api_key", "k")
                .header("access_token", "cstoken")
                .build();
        assertEquals(
                200,
                HttpClient.newHttpClient()
                        .send(request, BodyHandlers.ofString())
                        .statusCode());
        URI delete = entries.resolve("/stub/delete");
        HttpRequest change = HttpRequest.newBuilder(delete)
                .POST(BodyPublishers.ofString("{\"content_type\":\"article\",\"uid\":\"blt_trail\"}"))
                .build();
        assertEquals(
                204,
                HttpClient.newHttpClient().send(change, BodyHandlers.ofString()).statusCode());
        stub.interrupt();
        stub.join(5000);
        assertFalse(stub.isAlive());
    }
}
