package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.CDPSession;
import io.github.webmcp4j.site.DemoSite;
import io.github.webmcp4j.site.SiteOptions;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * An agent outside the page, over the DevTools protocol: the domain {@code WebMCP} of the browser. Prints a line a call.
 */
class CdpIT {
    @Test
    void seesAndCallsAllSevenToolsOfTheDemo() {
        try (DemoSite site = DemoSite.start(SiteOptions.onAnyPort());
                TestBrowser browser = TestBrowser.withWebMcp();
                TestPage page = browser.open(site.origin() + "/")) {
            page.evaluate("agentTools.ready.then(h => h.status)");
            Client client = new Client(page);
            assertEquals(7, client.tools.size());
            JsonNode found = client.call("contentstack_search_entries", "{\"query\":\"citric acid\"}");
            assertEquals(2, found.at("/meta/total").asInt());
            String url = found.at("/data/0/url").asText();
            assertEquals(
                    found.at("/data/0/uid"),
                    client.call("contentstack_get_entry_by_url", "{\"url\":\"" + url + "\"}")
                            .at("/data/uid"));
            assertEquals(
                    url,
                    client.call(
                                    "contentstack_get_entry_by_uid",
                                    "{\"content_type\":\"article\",\"uid\":\""
                                            + found.at("/data/0/uid").asText() + "\"}")
                            .at("/data/url")
                            .asText());
            assertEquals(
                    4,
                    client.call("contentstack_list_content_types", "{}")
                            .get("data")
                            .size());
            assertEquals(
                    "/", client.call("get_current_page", "{}").at("/data/path").asText());
            assertTrue(client.call("get_site_info", "{}").at("/data").has("llmsTxt"));
            assertEquals(
                    "No entry found for URL: /missing",
                    client.call("contentstack_get_entry_by_url", "{\"url\":\"/missing\"}")
                            .at("/error/message")
                            .asText());
            assertEquals(
                    url,
                    client.call("navigate_to", "{\"path\":\"" + url + "\"}")
                            .at("/data/navigating_to")
                            .asText());
            page.page().waitForURL("**" + url);
        }
    }

    /** What the protocol tells and takes. */
    private static final class Client {
        private final TestPage page;
        private final CDPSession session;
        private final Map<String, String> frames = new HashMap<>();
        private final Map<String, JsonObject> responses = new HashMap<>();
        private final TreeSet<String> tools = new TreeSet<>();

        Client(TestPage page) {
            this.page = page;
            session = page.page().context().newCDPSession(page.page());
            session.on(
                    "WebMCP.toolsAdded",
                    event -> event.getAsJsonArray("tools").forEach(tool -> added(tool.getAsJsonObject())));
            session.on(
                    "WebMCP.toolResponded",
                    event -> responses.put(event.get("invocationId").getAsString(), event));
            session.send("WebMCP.enable");
            page.page().waitForCondition(() -> tools.size() == 7);
        }

        JsonNode call(String tool, String input) {
            JsonObject parameters = new JsonObject();
            parameters.addProperty("frameId", frames.get(tool));
            parameters.addProperty("toolName", tool);
            parameters.add("input", JsonParser.parseString(input));
            String id = session.send("WebMCP.invokeTool", parameters)
                    .get("invocationId")
                    .getAsString();
            page.page().waitForCondition(() -> responses.containsKey(id));
            JsonObject response = Objects.requireNonNull(responses.get(id));
            String output = String.valueOf(response.get("output"));
            System.out.println(
                    "CDP " + tool + " " + input + " -> " + output.substring(0, Math.min(100, output.length())));
            JsonNode answer = Json.read(output);
            return answer.isTextual() ? Json.read(answer.asText()) : answer;
        }

        private void added(JsonObject tool) {
            tools.add(tool.get("name").getAsString());
            frames.put(tool.get("name").getAsString(), tool.get("frameId").getAsString());
        }
    }
}
