package io.github.webmcp4j.tools.js;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSIndexer;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** A JavaScript array. */
public interface Array<T extends JSObject> extends JSObject {
    /** The number of items. */
    @JSProperty
    int getLength();

    /** The item at an index from 0. */
    @JSIndexer
    T get(int index);

    /** Appends an item. */
    int push(T item);

    /** A new array of what the function makes of each item. */
    <R extends JSObject> Array<R> map(Fn<T, R> function);

    /** A new, empty array. */
    @JSBody(script = "return [];")
    static <T extends JSObject> Array<T> create() {
        throw new UnsupportedOperationException();
    }
}
