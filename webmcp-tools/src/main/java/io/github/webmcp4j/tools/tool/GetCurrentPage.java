package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.model.contract.BrowserTools;
import io.github.webmcp4j.model.contract.ToolContract;
import io.github.webmcp4j.model.wire.Answer;
import io.github.webmcp4j.tools.js.AbortSignal;
import io.github.webmcp4j.tools.js.Page;
import io.github.webmcp4j.tools.js.Promise;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** {@code get_current_page}: says where the visitor is. */
final class GetCurrentPage implements Tool {
    @Override
    public ToolContract contract() {
        return BrowserTools.getCurrentPage();
    }

    @Override
    public Promise<JSObject> run(JSObject input, @Nullable AbortSignal caller) {
        return Promise.resolve(Answer.of(Page.current(), null));
    }
}
