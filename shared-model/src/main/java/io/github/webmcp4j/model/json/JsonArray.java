package io.github.webmcp4j.model.json;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSIndexer;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** A JSON array: a JavaScript array in the browser, a list on the JVM. */
public interface JsonArray extends JSObject {
    /** The number of items. */
    @JSProperty
    int getLength();

    /** The item at an index from 0. */
    @JSIndexer
    JSObject get(int index);

    /** The text at an index from 0, in an array of texts. */
    @JSIndexer
    String getText(int index);

    /** Appends an item and returns the new length. */
    int push(@Nullable JSObject item);

    /** Whether the array holds this text, number or boolean. */
    boolean includes(@Nullable JSObject item);

    /** A new array of the items from one index up to, not including, another. */
    JsonArray slice(int begin, int end);

    /** The items as text with a separator between them. */
    String join(String separator);
}
