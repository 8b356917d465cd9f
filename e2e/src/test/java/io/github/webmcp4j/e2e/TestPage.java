package io.github.webmcp4j.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A page, and everything that went wrong in it. */
final class TestPage implements AutoCloseable {
    private final BrowserContext context;
    private final Page page;
    private final List<String> complaints = new CopyOnWriteArrayList<>();

    private TestPage(BrowserContext context) {
        this.context = context;
        this.page = context.newPage();
        page.onPageError(error -> complaints.add("uncaught: " + error));
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") || message.type().equals("warning")) {
                complaints.add(message.type() + ": " + message.text());
            }
        });
    }

    static TestPage open(BrowserContext context, String url) {
        TestPage opened = new TestPage(context);
        opened.page.navigate(url);
        return opened;
    }

    Page page() {
        return page;
    }

    InPageAgent agent() {
        return new InPageAgent(page);
    }

    /** The value of a JavaScript expression, awaited, as JSON. */
    JsonNode evaluate(String expression) {
        return Json.read((String) page.evaluate("async () => JSON.stringify(await (" + expression + ")) ?? 'null'"));
    }

    /** Uncaught errors, unhandled rejections and console messages of level warning and error. */
    List<String> complaints() {
        return complaints;
    }

    @Override
    public void close() {
        context.close();
    }
}
