package io.github.webmcp4j.tools.js;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** A JavaScript function without argument or result. */
@JSFunctor
public interface Task extends JSObject {
    /** Calls the function. */
    void run();
}
