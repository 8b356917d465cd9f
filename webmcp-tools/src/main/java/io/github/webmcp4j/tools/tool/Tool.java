package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.model.contract.ToolContract;
import io.github.webmcp4j.tools.js.AbortSignal;
import io.github.webmcp4j.tools.js.Promise;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** A tool of the page: a contract and what it does. */
public interface Tool {
    /** What a model is told about it. */
    ToolContract contract();

    /**
     * Answers a call, which the caller may abort. The input fits the schema of the contract; a promise that is rejected carries a {@link
     * io.github.webmcp4j.model.wire.ToolError}.
     */
    Promise<JSObject> run(JSObject input, @Nullable AbortSignal caller);
}
