package io.github.webmcp4j.tools.js;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/**
 * Aborts its signal.
 *
 * @see <a href="https://dom.spec.whatwg.org/#interface-abortcontroller">AbortController</a>
 */
public interface AbortController extends JSObject {
    /** The signal that this controller aborts. */
    @JSProperty
    AbortSignal getSignal();

    /** Aborts the signal. */
    void abort();

    /** A new controller. */
    @JSBody(script = "return new AbortController();")
    static AbortController create() {
        throw new UnsupportedOperationException();
    }
}
