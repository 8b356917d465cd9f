package io.github.webmcp4j.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A headless Chromium, with WebMCP or without. */
final class TestBrowser implements AutoCloseable {
    private static final List<String> QUIET = List.of(
            "--disable-quic", "--disable-background-networking", "--disable-component-update", "--disable-sync");

    private final Playwright playwright;
    private final Browser browser;

    private TestBrowser(Playwright playwright, Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    static TestBrowser withWebMcp() {
        return start("--enable-features=WebMCP");
    }

    static TestBrowser withoutWebMcp() {
        return start("--disable-features=WebMCP");
    }

    /** Opens a page of its own context; pages share nothing. */
    TestPage open(String url) {
        return TestPage.open(browser.newContext(), url);
    }

    Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        playwright.close();
    }

    private static TestBrowser start(String feature) {
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        Path executable = BrowserInstall.find(playwright);
        List<String> arguments = new ArrayList<>(QUIET);
        arguments.add(feature);
        Browser browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable)
                        .setChromiumSandbox(false)
                        .setArgs(arguments));
        return new TestBrowser(playwright, browser);
    }
}
