package io.github.webmcp4j.e2e;

import io.github.webmcp4j.site.cda.CdaStub;
import io.github.webmcp4j.site.cda.Stack;
import io.github.webmcp4j.site.cda.StubOptions;
import java.util.Map;

/** Pages that load the built script and register against a generated stack: one type of five entries. */
final class LanePages implements AutoCloseable {
    private final Stack stack = Stack.generate(1, 5, 3);
    private final CdaStub stub = CdaStub.start(StubOptions.of(stack));
    private final LaneServer server = LaneServer.start();

    /** Options of a registration that works, as a JavaScript object. */
    String options() {
        return "{ stack: " + Json.write(access()) + ", contentTypes: [{ uid: 'type_1' }],"
                + " navigate: path => { window.went = path; } }";
    }

    /** The URL of a page with inline scripts around the package. */
    String inline(String path, String before, String after, Map<String, String> headers) {
        return server.page(
                path,
                "<script>" + before + "</script><script src=/dist/contentstack-webmcp.global.js></script><script>"
                        + after + "</script>",
                headers);
    }

    /** The URL of a page that registers once. */
    String registering(String path, String before, Map<String, String> headers) {
        return inline(path, before, "var tools = ContentstackWebMCP.register(" + options() + ");", headers);
    }

    CdaStub stub() {
        return stub;
    }

    LaneServer server() {
        return server;
    }

    @Override
    public void close() {
        server.close();
        stub.close();
    }

    private Map<String, String> access() {
        return Map.of(
                "host", stub.origin().toString(),
                "apiKey", stack.apiKey(),
                "deliveryToken", stack.deliveryToken(),
                "environment", stack.environment());
    }
}
