package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.model.contract.BrowserTools;
import io.github.webmcp4j.model.contract.ToolContract;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.wire.Answer;
import io.github.webmcp4j.tools.config.Options;
import io.github.webmcp4j.tools.js.AbortSignal;
import io.github.webmcp4j.tools.js.Promise;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** {@code get_site_info}: what the site says about itself, as it is configured; an empty object when it says nothing. */
final class GetSiteInfo implements Tool {
    private final Options options;

    GetSiteInfo(Options options) {
        this.options = options;
    }

    @Override
    public ToolContract contract() {
        return BrowserTools.getSiteInfo();
    }

    @Override
    public Promise<JSObject> run(JSObject input, @Nullable AbortSignal caller) {
        JSObject info = options.siteInfo();
        return Promise.resolve(Answer.of(info == null || Json.isMissing(info) ? Json.object() : info, null));
    }
}
