package io.github.webmcp4j.tools.registration;

import io.github.webmcp4j.tools.js.Promise;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** One tool in one ModelContext: the controller of its signal, whether the host has read that, and what it returned. */
interface RegisteredTool extends JSObject {
    /**
     * Registers a tool now. A host that throws, returns nothing or returns an object looks like one that returns a
     * promise.
     */
    @JSBody(
            params = {"context", "tool", "state"},
            script = "try { return Promise.resolve(state.returned = context.registerTool(tool,"
                    + " { get signal() { state.read = true; return state.controller.signal; } })); }"
                    + " catch (refused) { return Promise.reject(refused); }")
    static Promise<JSObject> register(ModelContext context, JSObject tool, RegisteredTool state) {
        throw new UnsupportedOperationException();
    }

    /** Takes the tool back: by the signal where the host has read it, else by the older ways. */
    @JSBody(
            params = {"context", "name", "state"},
            script = "state.controller.abort(); try { state.read || (state.returned && state.returned.unregister"
                    + " ? state.returned.unregister() : context.unregisterTool(name)); } catch (notThere) { }")
    static void unregister(ModelContext context, String name, RegisteredTool state) {
        throw new UnsupportedOperationException();
    }

    /** A tool that is not registered yet. */
    @JSBody(script = "return { controller: new AbortController() };")
    static RegisteredTool create() {
        throw new UnsupportedOperationException();
    }
}
