package io.github.webmcp4j.site.cda;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where fixtures are read from. */
interface FixtureFiles {

    /** The bytes of a file, or nothing when there is none. */
    Optional<byte[]> read(String name);

    static FixtureFiles in(Path folder) {
        return name -> {
            Path file = folder.resolve(name);
            try {
                return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        };
    }

    static FixtureFiles onClasspath(String root) {
        ClassLoader loader = FixtureFiles.class.getClassLoader();
        return name -> {
            try (InputStream stream = loader.getResourceAsStream(root + "/" + name)) {
                return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        };
    }
}
