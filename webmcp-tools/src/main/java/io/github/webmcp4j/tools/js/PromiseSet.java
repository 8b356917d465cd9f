package io.github.webmcp4j.tools.js;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSMethod;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** A JavaScript set of promises. */
public interface PromiseSet extends JSObject {
    /** The number of promises. */
    @JSProperty
    int getSize();

    /** Adds a promise. */
    void add(Promise<JSObject> promise);

    /** Takes a promise out. */
    @JSMethod("delete")
    void remove(Promise<JSObject> promise);

    /** A new, empty set. */
    @JSBody(script = "return new Set();")
    static PromiseSet create() {
        throw new UnsupportedOperationException();
    }

    /** Is fulfilled in the task after the one in which the last promise of the set is. */
    @JSBody(
            params = "set",
            script = "return Promise.all(set).then(function() {"
                    + " return new Promise(function(done) { setTimeout(done); }); });")
    static Promise<JSObject> after(PromiseSet set) {
        throw new UnsupportedOperationException();
    }
}
