package io.github.webmcp4j.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The ZIP that runs by itself: what is in it, and that it runs and keeps what the protocol promises. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class CompanionIT {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private Path folder;
    private Path companion;

    @BeforeAll
    void unpack(@TempDir Path temporary) throws IOException {
        folder = temporary;
        try (ZipFile zip = new ZipFile(System.getProperty("companion.zip"))) {
            for (ZipEntry entry : zip.stream().toList()) {
                Path target = folder.resolve(entry.getName());
                if (entry.isDirectory()) {
                    Files.createDirectories(target);
                } else {
                    Files.createDirectories(target.getParent());
                    Files.copy(zip.getInputStream(entry), target);
                }
            }
        }
        companion = folder.resolve("companion");
    }

    @Test
    void holdsWhatItsManifestSays() throws Exception {
        Map<String, String> listed = new TreeMap<>();
        for (String line : Files.readAllLines(companion.resolve("manifest.sha256"))) {
            String[] parts = line.split(" [ *]", 2);
            listed.put(parts[1].replace("./", ""), parts[0]);
        }
        assertEquals(sums(), listed);
        assertTrue(listed.keySet()
                .containsAll(List.of(
                        "mcp-server.jar",
                        "start.sh",
                        "start.cmd",
                        "README.md",
                        "protocol.json",
                        "retrieval.json",
                        "articles/en/what-is-mcp.md",
                        "articles/es/what-is-mcp.md")));
    }

    @Test
    void runsByItselfAndKeepsItsPromises() throws Exception {
        Map<String, String> before = sums();
        Process server = new ProcessBuilder("sh", "start.sh", "--port", "0")
                .directory(companion.toFile())
                .redirectError(new File(folder.toFile(), "errors"))
                .start();
        try (BufferedReader lines = server.inputReader()) {
            String line = lines.readLine();
            assertNotNull(line, () -> read(folder.resolve("errors")));
            assertTrue(line.startsWith("MCP endpoint: http://localhost:"), line);
            Process verify = new ProcessBuilder(
                            JAVA, "-jar", "mcp-server.jar", "verify", line.substring("MCP endpoint: ".length()))
                    .directory(companion.toFile())
                    .redirectErrorStream(true)
                    .start();
            String report = new String(verify.getInputStream().readAllBytes(), UTF_8);
            assertEquals(0, verify.waitFor(), report);
            assertTrue(report.contains("33 of 33 hold"), report);
        } finally {
            server.destroy();
            assertTrue(server.waitFor(20, TimeUnit.SECONDS), "ends when it is told to");
        }
        assertEquals("", read(folder.resolve("errors")));
        assertEquals(before, sums(), "leaves its files alone");
    }

    private Map<String, String> sums() throws Exception {
        Map<String, String> sums = new TreeMap<>();
        try (Stream<Path> files = Files.walk(companion)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = companion.relativize(file).toString();
                if (!name.equals("manifest.sha256")) {
                    sums.put(name, sum(file));
                }
            }
        }
        return sums;
    }

    private static String sum(Path file) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        try (InputStream stream = new DigestInputStream(Files.newInputStream(file), digest)) {
            stream.transferTo(OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException problem) {
            throw new AssertionError(problem);
        }
    }
}
