package io.github.webmcp4j.tools.registration;

import io.github.webmcp4j.model.json.JsonArray;
import io.github.webmcp4j.tools.js.Array;
import io.github.webmcp4j.tools.js.Promise;
import io.github.webmcp4j.tools.js.Task;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** What {@code register} returns; index.d.ts says what each member means. */
public interface Handle extends JSObject {
    /** Sets whether the page has a ModelContext. */
    @JSProperty
    void setSupported(boolean supported);

    /** Sets how far the registration is. */
    @JSProperty
    void setStatus(String status);

    /** Sets the names of the tools that are registered. */
    @JSProperty
    void setTools(JsonArray names);

    /** Sets how the registration of each tool went. */
    @JSProperty
    void setResults(Array<JSObject> results);

    /** Sets the promise that is fulfilled with the handle once the registration is over. */
    @JSProperty
    void setReady(Promise<Handle> ready);

    /** A handle that waits. */
    @JSBody(
            params = "dispose",
            script = "return { supported: false, status: 'waiting', tools: [], results: [], dispose: dispose };")
    static Handle create(Task dispose) {
        throw new UnsupportedOperationException();
    }
}
