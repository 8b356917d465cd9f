package io.github.webmcp4j.tools.js;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** A JavaScript function of one argument. */
@JSFunctor
public interface Fn<T extends @Nullable JSObject, R extends @Nullable JSObject> extends JSObject {
    /** Calls the function. */
    R apply(T value);
}
