package io.github.webmcp4j.tools.delivery;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.wire.Reason;
import io.github.webmcp4j.model.wire.ToolError;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/**
 * Knows which origins the Content Security Policy of the page has blocked. A blocked fetch looks like any other network
 * failure, so the browser's own report is the only way to tell.
 *
 * @see <a href="https://w3c.github.io/webappsec-csp/#securitypolicyviolationevent">SecurityPolicyViolationEvent</a>
 */
final class ContentPolicy {
    private static final JSObject BLOCKED = watch();

    private ContentPolicy() {}

    /** Whether the policy has blocked an origin; from the first question on, it is watched. */
    static boolean blocks(String origin) {
        return !Json.isMissing(Json.get(BLOCKED, origin));
    }

    static ToolError error(String origin) {
        return ToolError.of(
                Reason.NETWORK,
                "The Content Security Policy of this page blocks Contentstack; the site must add " + origin
                        + " to its connect-src.");
    }

    /**
     * Collects the blocked origins from now on. Only enforced connect-src reports count; the blocked URI is a URL, or a
     * word such as "eval". Without a document there is no such policy.
     */
    @JSBody(
            script = "var blocked = {}; typeof document === 'object' && document.addEventListener("
                    + "'securitypolicyviolation', function(event) {"
                    + " if (event.disposition === 'enforce' && event.effectiveDirective === 'connect-src')"
                    + " blocked[event.blockedURI.split('/', 3).join('/')] = true; }); return blocked;")
    private static native JSObject watch();
}
