package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The runnable jar, started the wrong way: it says why in plain words and ends. */
@Timeout(60)
class JarMisuseIT {
    private record Ended(int code, String printed) {}

    @Test
    void saysThatAnotherProgramHasThePort() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
            String port = String.valueOf(taken.getLocalPort());
            Ended demo = jar("--port", port);
            assertEquals(1, demo.code(), demo::printed);
            assertTrue(demo.printed().contains(port), demo::printed);
            assertNoStackTrace(demo);
        }
    }

    @Test
    void refusesAPortThatCannotBe() throws Exception {
        Ended demo = jar("--port", "70000");
        assertEquals(2, demo.code(), demo::printed);
        assertTrue(demo.printed().contains("70000"), demo::printed);
        assertNoStackTrace(demo);
    }

    @Test
    void refusesAnUnknownOptionOfTheStub() throws Exception {
        Ended stub = jar("stub", "--api_key", "K");
        assertEquals(2, stub.code(), stub::printed);
        assertTrue(stub.printed().contains("--api_key"), stub::printed);
        assertNoStackTrace(stub);
    }

    private static void assertNoStackTrace(Ended ended) {
        assertFalse(ended.printed().contains("\tat "), ended::printed);
        assertFalse(ended.printed().contains("Exception"), ended::printed);
    }

    private static Ended jar(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-jar", System.getProperty("demo.jar")));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(process.waitFor(), printed);
    }
}
