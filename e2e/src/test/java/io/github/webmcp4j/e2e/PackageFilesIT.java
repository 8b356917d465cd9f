package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The files of the npm package, looked at without npm. */
class PackageFilesIT {
    private static final Path DIST = Path.of(System.getProperty("dist"));

    @Test
    void exportsOnlyFilesThatExist() throws IOException {
        JsonNode manifest = Json.read(Files.readString(DIST.resolve("package.json")));
        List<String> files = new ArrayList<>();
        collect(manifest.get("exports"), files);
        assertFalse(files.isEmpty());
        for (String file : files) {
            assertTrue(Files.isRegularFile(DIST.resolve(file)), file);
        }
    }

    @Test
    void hasNoScriptThatRunsOnInstallAndNoDependency() throws IOException {
        JsonNode manifest = Json.read(Files.readString(DIST.resolve("package.json")));
        for (String key : List.of("scripts", "dependencies", "peerDependencies", "private")) {
            assertFalse(manifest.has(key), key);
        }
    }

    @Test
    void namesNoPlaceOfTheMachineThatBuiltIt() throws IOException {
        String checkout = Path.of("..").toRealPath().toString();
        for (Path file : files()) {
            String text = Files.readString(file);
            assertFalse(text.contains(checkout), file::toString);
            assertFalse(text.contains("file://"), file::toString);
        }
    }

    @Test
    void leavesNoPlaceholderOfTheBuild() throws IOException {
        for (Path file : files()) {
            if (!file.toString().endsWith(".java")) {
                assertFalse(Files.readString(file).contains("${project."), file::toString);
            }
        }
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(DIST)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    private static void collect(JsonNode exports, List<String> files) {
        if (exports.isTextual()) {
            files.add(exports.asText());
        }
        exports.forEach(member -> collect(member, files));
    }
}
