package io.github.webmcp4j.e2e;

import com.microsoft.playwright.Playwright;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds a Chromium, or installs one: {@code CHROMIUM_PATH}, the PATH, Playwright's own, Debian's package when root.
 *
 * <p>The tests are the main job, so no browser is a failure that says what to do, never a skip.
 */
final class BrowserInstall {
    private static final List<String> NAMES =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

    private BrowserInstall() {}

    static Path find(Playwright playwright) {
        return fromEnvironment()
                .or(BrowserInstall::onPath)
                .or(() -> playwrightsOwn(playwright))
                .or(BrowserInstall::installedFromDebian)
                .orElseThrow(
                        () -> new IllegalStateException("No Chromium found. Set CHROMIUM_PATH to a Chromium or Chrome"
                                + " of version 152 or newer, put one on the PATH, or install one"
                                + " (Debian, as root: apt-get install chromium)."));
    }

    private static Optional<Path> fromEnvironment() {
        String path = System.getenv("CHROMIUM_PATH");
        if (path == null || path.isBlank()) {
            return Optional.empty();
        }
        if (!Files.isExecutable(Path.of(path))) {
            throw new IllegalStateException("CHROMIUM_PATH names no program: " + path);
        }
        return Optional.of(Path.of(path));
    }

    private static Optional<Path> onPath() {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(path.split(File.pathSeparator))
                .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static Optional<Path> playwrightsOwn(Playwright playwright) {
        return Optional.of(Path.of(playwright.chromium().executablePath())).filter(Files::isExecutable);
    }

    private static Optional<Path> installedFromDebian() {
        boolean root = "root".equals(System.getProperty("user.name"));
        if (!root || !Files.isExecutable(Path.of("/usr/bin/apt-get"))) {
            return Optional.empty();
        }
        System.out.println("No Chromium found: installing Debian's package");
        return runs("apt-get", "update") && runs("apt-get", "install", "-y", "--no-install-recommends", "chromium")
                ? onPath()
                : Optional.empty();
    }

    private static boolean runs(String... command) {
        try {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD);
            builder.environment().put("DEBIAN_FRONTEND", "noninteractive");
            return builder.start().waitFor() == 0;
        } catch (IOException notThere) {
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
