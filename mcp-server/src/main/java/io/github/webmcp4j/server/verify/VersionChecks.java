package io.github.webmcp4j.server.verify;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the versions of the protocol promise. */
final class VersionChecks {
    private static final String[] INITIALIZED = {"2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"};
    private static final String MODERN = "2026-07-28";
    private static final String BATCH =
            "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"},{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}]";

    private final Probe probe;

    VersionChecks(Probe probe) {
        this.probe = probe;
    }

    Map<String, Check> all() {
        Map<String, Check> checks = new LinkedHashMap<>();
        for (String version : INITIALIZED) {
            checks.put("initialize with " + version + " is answered as asked", () -> initialize(version, version));
        }
        checks.put(
                "initialize with a version to come is answered with 2025-11-25",
                () -> initialize("2031-01-01", "2025-11-25"));
        checks.put("a batch is an array in 2025-03-26, and 400 in 2025-11-25", this::batch);
        checks.put("server/discover names the versions (" + MODERN + ")", this::discover);
        checks.put("tools/list says how long it may be kept (" + MODERN + ")", this::cacheable);
        checks.put("headers that say something else are -32020 (" + MODERN + ")", this::mismatch);
        checks.put("a version that does not exist is -32022 (" + MODERN + ")", this::unsupported);
        return checks;
    }

    private void initialize(String asked, String wanted) throws IOException, InterruptedException {
        Probe.Answer answer = probe.ask(
                "initialize",
                "{\"protocolVersion\":\"" + asked
                        + "\",\"capabilities\":{},\"clientInfo\":{\"name\":\"verify\",\"version\":\"1\"}}");
        BrokenPromise.unless(
                answer.at("/result/protocolVersion").asText().equals(wanted)
                        && answer.at("/result/capabilities").has("tools"),
                wanted,
                answer);
    }

    private void batch() throws IOException, InterruptedException {
        Probe.Answer old = probe.post(BATCH, "MCP-Protocol-Version", "2025-03-26");
        BrokenPromise.unless(old.json().isArray() && old.json().size() == 2, "two answers", old);
        Probe.Answer later = probe.post(BATCH, "MCP-Protocol-Version", "2025-11-25");
        BrokenPromise.unless(later.status() == 400, "400", later);
    }

    private void discover() throws IOException, InterruptedException {
        Probe.Answer answer = modern("server/discover", MODERN, "server/discover");
        BrokenPromise.unless(
                answer.at("/result/supportedVersions").toString().contains(MODERN)
                        && answer.at("/result/resultType").asText().equals("complete"),
                "supportedVersions",
                answer);
    }

    private void cacheable() throws IOException, InterruptedException {
        Probe.Answer answer = modern("tools/list", MODERN, "tools/list");
        BrokenPromise.unless(
                answer.at("/result/ttlMs").isInt()
                        && !answer.at("/result/cacheScope").isMissingNode(),
                "ttlMs and cacheScope",
                answer);
    }

    private void mismatch() throws IOException, InterruptedException {
        Probe.Answer answer = modern("tools/list", MODERN, "tools/call");
        BrokenPromise.unless(answer.status() == 400 && answer.code() == -32020, "400 and -32020", answer);
    }

    private void unsupported() throws IOException, InterruptedException {
        Probe.Answer answer = modern("tools/list", "2031-01-01", "tools/list");
        BrokenPromise.unless(answer.status() == 400 && answer.code() == -32022, "400 and -32022", answer);
    }

    private Probe.Answer modern(String method, String version, String header) throws IOException, InterruptedException {
        String meta = "\"io.modelcontextprotocol/protocolVersion\":\"" + version
                + "\",\"io.modelcontextprotocol/clientInfo\":{\"name\":\"verify\",\"version\":\"1\"},"
                + "\"io.modelcontextprotocol/clientCapabilities\":{}";
        return probe.post(
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\",\"params\":{\"_meta\":{" + meta + "}}}",
                "MCP-Protocol-Version",
                version,
                "Mcp-Method",
                header);
    }
}
