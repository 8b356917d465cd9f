package io.github.webmcp4j.model.contract;

/**
 * What a model is told about a tool.
 *
 * @param name the wire name, 1 to 64 of {@code A-Z a-z 0-9 _ -}
 * @param title a short name for people
 * @param description what the tool does and when to use it, verb first, at most 500 characters
 * @param inputSchema a JSON Schema as JSON text: an object with properties, in the subset that every host accepts
 *     (type, properties, required, enum, minimum, maximum, pattern, items, additionalProperties
 *     false, default, description)
 * @param readOnly whether a call changes nothing ({@code readOnlyHint})
 * @param untrusted whether the answer holds text that authors wrote ({@code untrustedContentHint})
 * @see <a href="https://webmachinelearning.github.io/webmcp/#dictdef-modelcontexttool">ModelContextTool</a>
 */
public record ToolContract(
        String name, String title, String description, String inputSchema, boolean readOnly, boolean untrusted) {}
