package io.github.webmcp4j.tools.js;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/**
 * Tells that nobody waits for an answer any more.
 *
 * @see <a href="https://dom.spec.whatwg.org/#interface-AbortSignal">AbortSignal</a>
 */
public interface AbortSignal extends JSObject {
    /** Whether it has told so. */
    @JSProperty
    boolean isAborted();

    /** A signal that aborts after a time, or with the other one where there is one. */
    @JSBody(
            params = {"millis", "other"},
            script = "var deadline = AbortSignal.timeout(millis);"
                    + " return other ? AbortSignal.any([other, deadline]) : deadline;")
    static AbortSignal within(int millis, @Nullable AbortSignal other) {
        throw new UnsupportedOperationException();
    }

    /** The signal that a host hands over with a call; null when it hands over none. */
    @JSBody(params = "client", script = "return client && client.signal instanceof AbortSignal ? client.signal : null;")
    static @Nullable AbortSignal of(@Nullable JSObject client) {
        throw new UnsupportedOperationException();
    }

    /** Whether the signal aborted because its time was over. */
    @JSBody(params = "signal", script = "return signal.reason.name === 'TimeoutError';")
    static boolean timedOut(AbortSignal signal) {
        throw new UnsupportedOperationException();
    }
}
