package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The npm package and the jar, as users get them. */
class PackageIT {
    private static final Path DIST = Path.of(System.getProperty("dist"));
    private static final int BUDGET = 14_000;

    @Test
    void installsTypeChecksAndRuns() throws Exception {
        Command.needsNpm();
        Path project = Command.folder("npm-project");
        Path tarball = Path.of(Command.run(
                        project, "npm", "pack", "--silent", DIST.toRealPath().toString())
                .strip());
        Files.writeString(project.resolve("package.json"), "{\"private\":true,\"type\":\"module\"}");
        Command.run(
                project, "npm", "install", "--silent", "--no-audit", "--no-fund", "./" + tarball, "typescript@5.9.3");
        Files.copy(Path.of("src/test/npm/use.ts"), project.resolve("use.ts"));
        Command.run(
                project,
                "npx",
                "tsc",
                "--strict",
                "--noEmit",
                "--skipLibCheck",
                "false",
                "--target",
                "es2022",
                "--lib",
                "es2022,dom",
                "--module",
                "nodenext",
                "use.ts");
        runs(project.resolve("node_modules/@webmcp4j/contentstack/contentstack-webmcp.js"));
    }

    @Test
    void hasAllFilesThatItNames() throws IOException {
        JsonNode manifest = Json.read(Files.readString(DIST.resolve("package.json")));
        assertEquals("@webmcp4j/contentstack", manifest.get("name").asText());
        assertEquals(System.getProperty("version"), manifest.get("version").asText());
        for (String key : List.of("main", "module", "types", "unpkg", "jsdelivr")) {
            assertTrue(Files.exists(DIST.resolve(manifest.get(key).asText())), key);
        }
        assertTrue(Files.exists(DIST.resolve("README.md")) && Files.exists(DIST.resolve("LICENSE")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"contentstack-webmcp.js", "contentstack-webmcp.global.js"})
    void mapsToJavaSourcesBesideIt(String script) throws IOException {
        JsonNode map = Json.read(Files.readString(DIST.resolve(script + ".map")));
        assertEquals(script, map.get("file").asText());
        String search = "io/github/webmcp4j/tools/tool/Search.java";
        boolean found = false;
        for (JsonNode source : map.get("sources")) {
            assertFalse(source.asText().startsWith("/"), source::asText);
            found |= source.asText().equals(search);
        }
        assertTrue(found);
        assertTrue(Files.exists(DIST.resolve(map.get("sourceRoot").asText() + search)));
        assertTrue(Files.readString(DIST.resolve(script)).strip().endsWith("//# sourceMappingURL=" + script + ".map"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"contentstack-webmcp.js", "contentstack-webmcp.global.js"})
    void staysWithinItsBudget(String script) throws IOException {
        int size = gzip(Files.readAllBytes(DIST.resolve(script)));
        System.out.println(script + ": " + size + " bytes gzip, " + (BUDGET - size) + " below the budget");
        assertTrue(size <= BUDGET, script + " has " + size + " bytes gzip, budget " + BUDGET);
    }

    @ParameterizedTest
    @ValueSource(strings = {"contentstack-webmcp.js", "contentstack-webmcp.global.js", "contentstack-webmcp.js.map"})
    void comesInTheJarToo(String file) throws IOException {
        try (var stream = PackageIT.class.getResourceAsStream("/META-INF/resources/webmcp/" + file)) {
            assertNotNull(stream);
            assertEquals(Files.mismatch(DIST.resolve(file), copy(stream.readAllBytes())), -1);
        }
    }

    private static void runs(Path module) throws IOException {
        try (TestBrowser browser = TestBrowser.withWebMcp();
                LanePages pages = new LanePages()) {
            pages.server().file("/installed.js", module);
            String url = pages.server()
                    .page(
                            "/installed",
                            "<script type=module>import { register } from '/installed.js'; window.tools = register("
                                    + pages.options() + ");</script>");
            try (TestPage page = browser.open(url)) {
                assertEquals(
                        "registered",
                        page.evaluate("tools.ready.then(h => h.status)").asText());
                assertEquals(7, page.agent().toolNames().size());
            }
        }
    }

    private static Path copy(byte[] bytes) throws IOException {
        return Files.write(Files.createTempFile("resource", ""), bytes);
    }

    private static int gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        GZIPOutputStream best = new GZIPOutputStream(packed) {
            {
                def.setLevel(Deflater.BEST_COMPRESSION);
            }
        };
        try (best) {
            best.write(bytes);
        }
        return packed.size();
    }
}
