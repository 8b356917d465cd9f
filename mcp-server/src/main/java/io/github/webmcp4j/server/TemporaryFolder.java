package io.github.webmcp4j.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A folder for the index of one run. */
public final class TemporaryFolder {
    private TemporaryFolder() {}

    /** A new, empty folder. */
    public static Path create() {
        try {
            return Files.createTempDirectory("webmcp4j");
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /** Deletes a folder with all that is in it. */
    public static void delete(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            for (Path path : deepestFirst) {
                Files.deleteIfExists(path);
            }
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
