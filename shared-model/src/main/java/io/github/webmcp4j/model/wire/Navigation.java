package io.github.webmcp4j.model.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** A navigation that begins right after the answer. */
public interface Navigation extends JSObject {
    /** The path that the page goes to, with query and fragment. */
    @JSProperty("navigating_to")
    String navigatingTo();

    /** Says where the page goes. */
    @JSBody(params = "path", script = "return { navigating_to: path };")
    static Navigation of(String path) {
        return new Value(path);
    }

    /** A navigation on the JVM. */
    record Value(@JsonProperty("navigating_to") String navigatingTo) implements Navigation {}
}
