package io.github.webmcp4j.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A secret in a file of its own, with or without a line end. */
final class SecretFile {
    private SecretFile() {}

    static String read(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException problem) {
            throw new IllegalArgumentException("the file " + file + " cannot be read", problem);
        }
    }
}
