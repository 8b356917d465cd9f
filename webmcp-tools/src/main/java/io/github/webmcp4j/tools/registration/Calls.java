package io.github.webmcp4j.tools.registration;

import io.github.webmcp4j.model.contract.InputCheck;
import io.github.webmcp4j.model.wire.Reason;
import io.github.webmcp4j.model.wire.ToolError;
import io.github.webmcp4j.tools.js.AbortSignal;
import io.github.webmcp4j.tools.js.Promise;
import io.github.webmcp4j.tools.js.PromiseSet;
import io.github.webmcp4j.tools.tool.Tool;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** Takes the calls of the host to the tools, and knows which are in flight. */
final class Calls {
    private final PromiseSet inFlight = PromiseSet.create();

    /** The function of a tool that the host calls. */
    Execute to(Tool tool, JSObject schema) {
        JSObject run = Execute.function((input, client) -> run(tool, schema, input, client));
        return (input, client) -> track(SafeExecute.call(run, input, client));
    }

    boolean areIdle() {
        return inFlight.getSize() == 0;
    }

    /** Is fulfilled when the calls in flight now are answered, and the host has the answers. */
    Promise<JSObject> idle() {
        return PromiseSet.after(inFlight);
    }

    private static Promise<JSObject> run(
            Tool tool, JSObject schema, @Nullable JSObject input, @Nullable JSObject client) {
        InputCheck check = new InputCheck(schema, input);
        String problems = check.problems();
        return problems == null
                ? tool.run(check.value(), AbortSignal.of(client))
                : Promise.reject(ToolError.of(Reason.INVALID_INPUT, problems));
    }

    private Promise<JSObject> track(Promise<JSObject> call) {
        inFlight.add(call);
        return call.then(answer -> {
            inFlight.remove(call);
            return answer;
        });
    }
}
