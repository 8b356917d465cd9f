package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.model.contract.BrowserTools;
import io.github.webmcp4j.model.contract.ToolContract;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.wire.Answer;
import io.github.webmcp4j.model.wire.Navigation;
import io.github.webmcp4j.model.wire.Reason;
import io.github.webmcp4j.model.wire.ToolError;
import io.github.webmcp4j.tools.config.Options;
import io.github.webmcp4j.tools.js.AbortSignal;
import io.github.webmcp4j.tools.js.Page;
import io.github.webmcp4j.tools.js.Promise;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/**
 * {@code navigate_to}: takes the visitor to a page of this site.
 *
 * <p>The path is checked as the browser resolves it, so that no spelling leads off the site, and what was checked is what
 * the page gets. The answer goes first: an answer that is still on its way when the document goes is lost.
 */
final class NavigateTo implements Tool {
    private final Options options;
    private final JSObject navigate;

    NavigateTo(Options options, JSObject navigate) {
        this.options = options;
        this.navigate = navigate;
    }

    @Override
    public ToolContract contract() {
        return BrowserTools.navigateTo();
    }

    @Override
    public Promise<JSObject> run(JSObject input, @Nullable AbortSignal caller) {
        String path = Json.textOf(input, "path");
        String resolved = isPlain(path) ? Page.resolve(path) : "";
        if (!resolved.startsWith("/") || resolved.startsWith("//")) {
            return Promise.reject(ToolError.of(
                    Reason.INVALID_INPUT,
                    "path must start with a single / and stay on this site, got " + Json.write(Json.of(path))));
        }
        String basePath = options.basePath();
        String target = SitePath.isUnder(resolved, basePath) ? resolved : basePath + resolved;
        Page.callLater(navigate, target);
        return Promise.resolve(Answer.of(Navigation.of(target), null));
    }

    /** No backslash or control character, which the browser would turn into a slash or drop. */
    private static boolean isPlain(String path) {
        for (int i = 0; i < path.length(); i++) {
            if (path.charAt(i) < ' ' || path.charAt(i) == '\\' || path.charAt(i) == 127) {
                return false;
            }
        }
        return path.startsWith("/") && !path.startsWith("//");
    }
}
