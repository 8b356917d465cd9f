package io.github.webmcp4j.tools.registration;

import io.github.webmcp4j.model.contract.ToolContract;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import io.github.webmcp4j.tools.js.Array;
import io.github.webmcp4j.tools.js.Page;
import io.github.webmcp4j.tools.js.Promise;
import io.github.webmcp4j.tools.tool.Tool;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** The tools that one ModelContext has taken. */
final class ToolSet {
    private static final int MAX_SETTLE_MILLIS = 10_000;

    private final ModelContext context;
    private final JSObject taken = Json.object();

    ToolSet(ModelContext context) {
        this.context = context;
    }

    /** Registers all tools in parallel; each result is {@code {name, ok}} or {@code {name, ok, error}}. */
    Promise<Array<JSObject>> register(@Nullable Tool[] tools, Calls calls) {
        Array<Promise<JSObject>> results = Array.create();
        for (Tool tool : tools) {
            if (tool != null) {
                results.push(register(tool, calls));
            }
        }
        return Promise.all(results);
    }

    /** Takes back what the host has taken; a tool that it refused belongs to somebody else. */
    void unregister() {
        JsonArray names = Json.keys(taken);
        for (int i = 0; i < names.getLength(); i++) {
            JSObject tool = Json.get(taken, names.getText(i));
            if (tool != null && !Json.isMissing(tool)) {
                RegisteredTool.unregister(context, names.getText(i), (RegisteredTool) tool);
            }
        }
    }

    private Promise<JSObject> register(Tool tool, Calls calls) {
        ToolContract contract = tool.contract();
        String name = contract.name();
        JSObject schema = Json.parse(contract.inputSchema());
        JSObject definition = definition(contract, schema, calls.to(tool, schema));
        RegisteredTool registered = RegisteredTool.create();
        Json.put(taken, name, registered);
        Promise<JSObject> settled = RegisteredTool.register(context, definition, registered)
                .then(done -> result(name, true, null), refused -> {
                    Json.put(taken, name, null);
                    return result(name, false, refused);
                });
        // A tool that the host may still take stays in `taken`, so that dispose takes it back.
        return Promise.race(
                settled,
                Page.pause(MAX_SETTLE_MILLIS).then(waited -> result(name, false, Json.of("the host does not answer"))));
    }

    @JSBody(
            params = {"name", "ok", "refused"},
            script = "return ok ? { name: name, ok: true } : { name: name, ok: false, error: String(refused) };")
    private static native JSObject result(String name, boolean ok, @Nullable JSObject refused);

    /** The tool as the host wants it. */
    private static JSObject definition(ToolContract contract, JSObject schema, Execute execute) {
        return definition(
                contract.name(),
                contract.title(),
                contract.description(),
                schema,
                contract.readOnly(),
                contract.untrusted(),
                execute);
    }

    @JSBody(
            params = {"name", "title", "description", "schema", "readOnly", "untrusted", "execute"},
            script =
                    "return { name: name, title: title, description: description, inputSchema: schema, execute: execute,"
                            + " annotations: { readOnlyHint: !!readOnly, untrustedContentHint: !!untrusted } };")
    private static native JSObject definition(
            String name,
            String title,
            String description,
            JSObject schema,
            boolean readOnly,
            boolean untrusted,
            Execute execute);
}
