package io.github.webmcp4j.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that cannot start, or is stopped while it starts, takes its temporary folder along. */
class StartFailureTest {
    /** More than a model reads in half a minute. */
    private static final int MANY = 2_000;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path temporary;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path articles;

    @Test
    void leavesNothingWhenTheStackDoesNotAnswer() throws Exception {
        Process process =
                start("--port 0 --api-key k --environment e --content-type a --host http://localhost:" + closedPort());
        assertFailed(process);
    }

    @Test
    void leavesNothingWhenThePortIsTaken() throws Exception {
        try (ServerSocket taken = new ServerSocket(0)) {
            Process process = start("--port " + taken.getLocalPort() + " --articles " + articles);
            assertFailed(process);
        }
    }

    @Test
    void leavesNothingWhenItIsStoppedWhileItIndexes() throws Exception {
        for (int i = 0; i < MANY; i++) {
            Files.writeString(
                    articles.resolve(i + ".md"),
                    "---\ntitle: Article " + i + "\nslug: article-" + i + "\nlang: en\n---\n" + "word ".repeat(200) + i
                            + "\n");
        }
        Process process = start("--port 0 --articles " + articles);
        assertTrue(indexes(process), "indexes");
        process.destroy();
        assertTrue(process.waitFor(20, TimeUnit.SECONDS), "ends soon");
        assertEquals(List.of(), folders());
    }

    private boolean indexes(Process process) throws IOException {
        Instant deadline = Instant.now().plusSeconds(60);
        while (process.isAlive() && Instant.now().isBefore(deadline)) {
            if (hasVectors()) {
                return true;
            }
            LockSupport.parkNanos(50_000_000);
        }
        return false;
    }

    private boolean hasVectors() throws IOException {
        for (Path folder : folders()) {
            try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.vectors")) {
                for (Path vectors : found) {
                    if (Files.size(vectors) > 10_000) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private void assertFailed(Process process) throws Exception {
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), "ends");
        assertEquals(1, process.exitValue());
        assertEquals(List.of(), folders());
    }

    private Process start(String options) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "-Djava.io.tmpdir=" + temporary,
                McpServer.class.getName()));
        command.addAll(List.of(options.split(" ", -1)));
        ProcessBuilder process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(articles.resolve("output.txt").toFile());
        process.environment().put("CONTENTSTACK_DELIVERY_TOKEN", "t");
        return process.start();
    }

    private List<Path> folders() throws IOException {
        List<Path> folders = new ArrayList<>();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(temporary, "webmcp4j*")) {
            found.forEach(folders::add);
        }
        return folders;
    }

    private static int closedPort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
