package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.site.cda.CdaStub;
import io.github.webmcp4j.site.cda.Faults;
import io.github.webmcp4j.site.cda.Stack;
import io.github.webmcp4j.site.cda.StubOptions;
import java.util.List;
import java.util.Map;

/** A browser with WebMCP, a stack on a stub, and a server of pages on an origin of its own: what a test class shares. */
final class ToolLane implements AutoCloseable {
    static final String SEARCH = "contentstack_search_entries";
    static final String BY_URL = "contentstack_get_entry_by_url";
    static final String BY_UID = "contentstack_get_entry_by_uid";
    static final String LIST_TYPES = "contentstack_list_content_types";

    /** The three types of a generated stack, as options. */
    static final String THREE_TYPES = "contentTypes: [{ uid: 'type_1' }, { uid: 'type_2' }, { uid: 'type_3' }]";

    /** Notes the functions of the tools on their way to the browser. */
    private static final String RECORDING =
            "const executes = {}; const browserRegisters = document.modelContext.registerTool;"
                    + "document.modelContext.registerTool = function(tool, options) { executes[tool.name] = tool.execute;"
                    + " return browserRegisters.call(this, tool, options); };";

    private final Stack stack;
    private final TestBrowser browser = TestBrowser.withWebMcp();
    private final LaneServer server = LaneServer.start();
    private final CdaStub stub;

    private ToolLane(Stack stack) {
        this.stack = stack;
        this.stub = CdaStub.start(StubOptions.of(stack));
    }

    static ToolLane on(Stack stack) {
        return new ToolLane(stack);
    }

    /** The stack with odd texts, shared URLs, references and two locales. */
    static ToolLane onCorners() {
        return on(Stack.fromClasspath("corners"));
    }

    /** Opens a page that registered with options: members of a JavaScript object, where {@code stub} is the stack. */
    TestPage open(String options) {
        TestPage page = browser.open(server.page(
                "/lane",
                "<script src=/dist/contentstack-webmcp.global.js></script><script>" + RECORDING
                        + "const stub = " + Json.write(access(stub.origin().toString())) + ";"
                        + "const tools = ContentstackWebMCP.register({ stack: stub, " + options + " });</script>"));
        assertEquals(
                "registered", page.evaluate("tools.ready.then(h => h.status)").asText());
        return page;
    }

    /** The answer of the function that a tool was registered with, to an input that no host would pass: JavaScript. */
    static JsonNode callDirectly(TestPage page, String tool, String input) {
        return page.evaluate("executes['" + tool + "'](" + input + ")");
    }

    /** The answer of one call on a page of its own. */
    JsonNode answer(String options, String tool, Map<String, ?> input) {
        try (TestPage page = open(options)) {
            return page.agent().call(tool, input);
        }
    }

    /** Forgets requests and faults. */
    void reset() {
        stub.faults().clear();
        stub.clearRequests();
    }

    Faults faults() {
        return stub.faults();
    }

    /** The requests since the last reset, without preflights. */
    List<SentRequest> sent() {
        return SentRequest.to(stub);
    }

    Stack stack() {
        return stack;
    }

    LaneServer server() {
        return server;
    }

    @Override
    public void close() {
        browser.close();
        server.close();
        stub.close();
    }

    private Map<String, String> access(String host) {
        return Map.of(
                "host", host,
                "apiKey", stack.apiKey(),
                "deliveryToken", stack.deliveryToken(),
                "environment", stack.environment());
    }
}
