package io.github.webmcp4j.tools.js;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/**
 * What came back from a fetch, body and all.
 *
 * @see <a href="https://fetch.spec.whatwg.org/#response-class">Response</a>
 */
public interface Response extends JSObject {
    /** Whether the status is 200 to 299. */
    @JSProperty
    boolean isOk();

    /** The HTTP status. */
    @JSProperty
    int getStatus();

    /** The body. */
    @JSProperty
    String getText();

    /** Seconds to wait, where the server says so and the browser may read it; else 0. */
    @JSProperty
    int getRetryAfter();

    /** Asks for a URL; rejected when no whole answer comes. */
    @JSBody(
            params = {"url", "headers", "signal"},
            script = "return fetch(url, { headers: headers, signal: signal }).then(function(response) {"
                    + " return response.text().then(function(text) { return { ok: response.ok, status: response.status,"
                    + " text: text, retryAfter: response.headers.get('retry-after') | 0 }; }); });")
    static Promise<Response> fetch(String url, JSObject headers, AbortSignal signal) {
        throw new UnsupportedOperationException();
    }
}
