package io.github.webmcp4j.tools.registration;

import io.github.webmcp4j.tools.js.Promise;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * The function that a host calls with the input of an agent.
 *
 * @see <a href="https://webmachinelearning.github.io/webmcp/#callbackdef-toolexecutecallback">ToolExecuteCallback</a>
 */
@JSFunctor
public interface Execute extends JSObject {
    /** The JavaScript function that calls Java code. */
    @JSBody(params = "code", script = "return code;")
    static JSObject function(Execute code) {
        throw new UnsupportedOperationException();
    }

    /** Answers a call; never rejected. */
    Promise<JSObject> execute(@Nullable JSObject input, @Nullable JSObject client);
}
