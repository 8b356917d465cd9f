package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Programs that a test runs. */
final class Command {
    private Command() {}

    /** Skips the test, saying so, where there is no npm. */
    static void needsNpm() {
        boolean present = Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "npm")));
        if (!present) {
            System.out.println("SKIPPED: npm is not on the PATH, so the npm package was not tried");
        }
        assumeTrue(present, "npm is not on the PATH");
    }

    /** Runs a program in a folder until it ends well, and returns what it printed. */
    static String run(Path folder, String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), () -> String.join(" ", command) + "\n" + printed);
        return printed;
    }

    /** A new, empty folder below the build folder. */
    static Path folder(String name) throws IOException {
        Path folder = Path.of(System.getProperty("work"), name);
        if (Files.exists(folder)) {
            try (Stream<Path> old = Files.walk(folder)) {
                old.sorted(java.util.Comparator.reverseOrder())
                        .forEach(path -> path.toFile().delete());
            }
        }
        return Files.createDirectories(folder);
    }
}
