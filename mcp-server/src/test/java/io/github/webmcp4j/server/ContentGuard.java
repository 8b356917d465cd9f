package io.github.webmcp4j.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Fails a run of tests that changed a file of {@code examples}; works on all tests, by the service file beside it. */
public final class ContentGuard implements BeforeAllCallback {
    private static final Path CONTENT = Path.of("examples");

    @Override
    public void beforeAll(ExtensionContext context) {
        context.getRoot()
                .getStore(ExtensionContext.Namespace.GLOBAL)
                .getOrComputeIfAbsent(ContentGuard.class, key -> new Untouched(content()), Untouched.class);
    }

    private static Map<String, Integer> content() {
        Map<String, Integer> content = new TreeMap<>();
        try (Stream<Path> files = Files.walk(CONTENT)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                content.put(file.toString(), Arrays.hashCode(Files.readAllBytes(file)));
            }
            return content;
        } catch (IOException problem) {
            throw new IllegalStateException(problem);
        }
    }

    /** Looks again when all tests are over. */
    private record Untouched(Map<String, Integer> before) implements AutoCloseable {
        @Override
        public void close() {
            if (!Boolean.getBoolean("exchange.record") && !content().equals(before)) {
                throw new AssertionError("the tests changed the examples");
            }
        }
    }
}
