package io.github.webmcp4j.server.conformance;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.AudioContent;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Content;
import io.modelcontextprotocol.spec.McpSchema.EmbeddedResource;
import io.modelcontextprotocol.spec.McpSchema.ImageContent;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.Arrays;
import java.util.List;

/**
 * The tools that scenarios of the conformance suite call by name, as far as they need a tool alone.
 *
 * @see <a href="https://github.com/modelcontextprotocol/conformance">The suite</a>, whose scenarios say what each must answer
 */
final class FixtureTools {
    private static final String NO_ARGUMENTS = "{\"type\":\"object\",\"properties\":{}}";

    /** What 2020-12 has over older drafts, and the words that a server may not drop. */
    private static final String SCHEMA_2020_12 = """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "type": "object",
              "$defs": {
                "address": {
                  "$anchor": "addressDef",
                  "type": "object",
                  "properties": { "street": { "type": "string" }, "city": { "type": "string" } }
                }
              },
              "properties": {
                "name": { "type": "string" },
                "address": { "$ref": "#/$defs/address" },
                "contactMethod": { "type": "string", "enum": ["phone", "email"] },
                "phone": { "type": "string" },
                "email": { "type": "string" }
              },
              "allOf": [{ "anyOf": [{ "required": ["phone"] }, { "required": ["email"] }] }],
              "if": { "properties": { "contactMethod": { "const": "phone" } }, "required": ["contactMethod"] },
              "then": { "required": ["phone"] },
              "else": { "required": ["email"] },
              "additionalProperties": false
            }""";

    /** One red pixel. */
    private static final Content IMAGE = ImageContent.builder(
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
                    "image/png")
            .build();

    /** A WAV file without a sample. */
    private static final Content AUDIO = AudioContent.builder(
                    "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=", "audio/wav")
            .build();

    private FixtureTools() {}

    static List<SyncToolSpecification> all(McpJsonMapper json) {
        return List.of(
                answering(json, "test_simple_text", text("This is a simple text response for testing.")),
                answering(json, "test_image_content", IMAGE),
                answering(json, "test_audio_content", AUDIO),
                answering(
                        json,
                        "test_embedded_resource",
                        resource("test://embedded-resource", "text/plain", "This is an embedded resource content.")),
                answering(
                        json,
                        "test_multiple_content_types",
                        text("Multiple content types test:"),
                        IMAGE,
                        resource(
                                "test://mixed-content-resource",
                                "application/json",
                                "{\"test\":\"data\",\"value\":123}")),
                tool(
                        json,
                        "test_error_handling",
                        NO_ARGUMENTS,
                        true,
                        text("This tool intentionally returns an error for testing")),
                tool(json, "json_schema_2020_12_tool", SCHEMA_2020_12, false, text("valid")));
    }

    private static SyncToolSpecification answering(McpJsonMapper json, String name, Content... content) {
        return tool(json, name, NO_ARGUMENTS, false, content);
    }

    private static SyncToolSpecification tool(
            McpJsonMapper json, String name, String schema, boolean error, Content... content) {
        CallToolResult result = CallToolResult.builder()
                .content(Arrays.asList(content))
                .isError(error)
                .build();
        return new SyncToolSpecification(
                Tool.builder(name, json, schema)
                        .description("A tool of the conformance suite.")
                        .build(),
                (context, request) -> result);
    }

    private static Content text(String text) {
        return TextContent.builder(text).build();
    }

    private static Content resource(String uri, String type, String text) {
        return EmbeddedResource.builder(
                        TextResourceContents.builder(uri, text).mimeType(type).build())
                .build();
    }
}
