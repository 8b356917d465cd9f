package io.github.webmcp4j.server.verify;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** What HTTP and JSON-RPC promise. */
final class TransportChecks {
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"ping\"}";
    private static final int MAX_BODY = 64 * 1024;
    private static final int DEEP = 20_000;

    private final Probe probe;

    TransportChecks(Probe probe) {
        this.probe = probe;
    }

    Map<String, Check> all() {
        Map<String, Check> checks = new LinkedHashMap<>();
        checks.put("ping is answered with an empty result and its id", this::ping);
        checks.put("a notification is accepted without a body", this::notification);
        checks.put("JSON that cannot be read is -32700", () -> code("{\"jsonrpc\":", -32700));
        checks.put("what is no request is -32600", () -> code("{\"hello\":1}", -32600));
        checks.put("an unknown method is -32601", () -> code(PING.replace("ping", "pong"), -32601));
        checks.put(
                "params that are no object are -32602",
                () -> code("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":[]}", -32602));
        checks.put("nesting without end is an error and no crash", () -> code("[".repeat(DEEP), -32700));
        checks.put("a body over 64 KB is 413", this::tooLarge);
        checks.put("GET, PUT and DELETE are 405 and say what is allowed", this::methods);
        checks.put("Accept may be anything that allows JSON", this::accept);
        checks.put("an origin that nobody allowed is 403", this::origin);
        checks.put("an old session id is no obstacle", () -> ok("Mcp-Session-Id", "stale"));
        checks.put("an unsupported MCP-Protocol-Version is 400", this::unsupportedVersion);
        return checks;
    }

    private void ping() throws IOException, InterruptedException {
        Probe.Answer answer = probe.post(PING);
        BrokenPromise.unless(
                answer.json().toString().equals("{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{}}"), "{}", answer);
    }

    private void notification() throws IOException, InterruptedException {
        Probe.Answer answer = probe.post("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        BrokenPromise.unless(answer.status() == 202 && answer.text().isEmpty(), "202 and nothing", answer);
    }

    private void code(String body, int code) throws IOException, InterruptedException {
        Probe.Answer answer = probe.post(body);
        BrokenPromise.unless(answer.code() == code, "the code " + code, answer);
        BrokenPromise.unless(!answer.text().contains("Exception"), "no internals", answer);
    }

    private void tooLarge() throws IOException, InterruptedException {
        Probe.Answer answer = probe.post(PING.replace("ping", "p".repeat(MAX_BODY)));
        BrokenPromise.unless(answer.status() == 413, "413", answer);
    }

    private void methods() throws IOException, InterruptedException {
        for (String method : new String[] {"GET", "PUT", "DELETE"}) {
            Probe.Answer answer = probe.method(method);
            boolean kept = answer.status() == 405
                    && answer.headers().firstValue("Allow").orElse("").contains("POST");
            BrokenPromise.unless(kept, "405 with Allow for " + method, answer);
        }
    }

    private void accept() throws IOException, InterruptedException {
        ok("Accept", "*/*");
        ok("Accept", "application/json");
        ok("Accept", "application/json, text/event-stream");
    }

    private void origin() throws IOException, InterruptedException {
        Probe.Answer answer = probe.post(PING, "Origin", "https://evil.example");
        BrokenPromise.unless(answer.status() == 403, "403", answer);
    }

    private void unsupportedVersion() throws IOException, InterruptedException {
        Probe.Answer answer = probe.post(PING, "MCP-Protocol-Version", "1999-01-01");
        BrokenPromise.unless(answer.status() == 400, "400", answer);
    }

    private void ok(String header, String value) throws IOException, InterruptedException {
        Probe.Answer answer = probe.post(PING, header, value);
        BrokenPromise.unless(answer.status() == 200 && answer.json().has("result"), "200", answer);
    }
}
