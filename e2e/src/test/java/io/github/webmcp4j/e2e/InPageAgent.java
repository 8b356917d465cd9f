package io.github.webmcp4j.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * An agent in the page: it knows the tools from the ModelContext alone. The browser takes the input as an object, the
 * polyfill as JSON text; both answer with JSON text.
 */
final class InPageAgent {
    private static final String CONTEXT = "const context = document.modelContext || navigator.modelContext;"
            + "const isNative = /native code/.test(Function.prototype.toString.call(context.executeTool));";

    private final Page page;

    InPageAgent(Page page) {
        this.page = page;
    }

    /** The tools: name, title, description, inputSchema, annotations. */
    JsonNode tools() {
        return Json.read((String) page.evaluate("async () => {" + CONTEXT
                + "const tools = await context.getTools();"
                + "return JSON.stringify(tools.map(t => ({ name: t.name, title: t.title, description: t.description,"
                + " inputSchema: typeof t.inputSchema === 'string' ? JSON.parse(t.inputSchema) : t.inputSchema,"
                + " annotations: t.annotations }))); }"));
    }

    List<String> toolNames() {
        List<String> names = new ArrayList<>();
        tools().forEach(tool -> names.add(tool.get("name").asText()));
        return names;
    }

    /** The answer of a tool to an input, given as JSON text. */
    JsonNode call(String tool, String input) {
        return Json.read((String) page.evaluate(
                "async ([name, input]) => {" + CONTEXT
                        + "const tool = (await context.getTools()).find(t => t.name === name);"
                        + "if (!tool) throw new Error('no tool ' + name);"
                        + "const answer = await context.executeTool(tool, isNative ? JSON.parse(input) : input);"
                        + "return typeof answer === 'string' ? answer : JSON.stringify(answer); }",
                List.of(tool, input)));
    }

    JsonNode call(String tool, Map<String, ?> input) {
        return call(tool, Json.write(input));
    }
}
