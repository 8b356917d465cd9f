package io.github.webmcp4j.tools.registration;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import io.github.webmcp4j.tools.js.AbortController;
import io.github.webmcp4j.tools.js.Array;
import io.github.webmcp4j.tools.js.Page;
import io.github.webmcp4j.tools.js.Promise;
import io.github.webmcp4j.tools.tool.Tool;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/**
 * The tools of one {@code register} call, from the search for a ModelContext to the last answer after {@code dispose}.
 *
 * <p>Where the page has a ModelContext, all tools are registered in the task that called. Else a polyfill may still come:
 * the page is looked at six times more within about three seconds. Calls in flight when the site disposes get their
 * answers before the tools are taken back, and a registration that follows waits for that.
 */
public final class ToolRegistration {
    private static final int FIRST_WAIT_MILLIS = 50;
    private static final int LAST_WAIT_MILLIS = 1600;

    private static @Nullable Promise<JSObject> drained;

    private final @Nullable Tool[] tools;
    private final Calls calls;
    private final Handle handle = Handle.create(this::dispose);
    private final AbortController listening = AbortController.create();
    private @Nullable ToolSet registered;
    private boolean disposed;

    private ToolRegistration(@Nullable Tool[] tools) {
        this.tools = tools;
        this.calls = new Calls();
    }

    /** Begins to register the tools and returns at once. */
    public static Handle start(@Nullable Tool[] tools) {
        ToolRegistration registration = new ToolRegistration(tools);
        registration.handle.setReady(
                drained == null
                        ? registration.find(FIRST_WAIT_MILLIS)
                        : drained.thenAsync(done -> registration.find(FIRST_WAIT_MILLIS)));
        return registration.handle;
    }

    /** Whether the page has a ModelContext right now. */
    public static boolean isSupported() {
        return ModelContext.find() != null;
    }

    private Promise<Handle> find(int waitMillis) {
        ModelContext context = disposed ? null : ModelContext.find();
        if (context != null) {
            return register(context);
        }
        if (disposed) {
            return Promise.resolve(handle);
        }
        if (waitMillis > LAST_WAIT_MILLIS || !ModelContext.isAllowed()) {
            handle.setStatus("unsupported");
            return Promise.resolve(handle);
        }
        return Page.pause(waitMillis).thenAsync(waited -> find(waitMillis * 2));
    }

    private Promise<Handle> register(ModelContext context) {
        handle.setSupported(true);
        Page.onRestore(() -> restore(context), listening.getSignal());
        return registerAll(context);
    }

    /** A page that comes back from the back/forward cache still has its tools, but a client may have dropped them. */
    private void restore(ModelContext context) {
        if (!disposed) {
            unregister();
            registerAll(context);
        }
    }

    private Promise<Handle> registerAll(ModelContext context) {
        ToolSet set = new ToolSet(context);
        registered = set;
        return set.register(tools, calls).then(results -> {
            if (!disposed) {
                report(results);
            }
            return handle;
        });
    }

    private void report(Array<JSObject> results) {
        JsonArray names = Json.array();
        for (int i = 0; i < results.getLength(); i++) {
            if (Json.isMissing(Json.get(results.get(i), "error"))) {
                names.push(Json.get(results.get(i), "name"));
            }
        }
        handle.setResults(results);
        handle.setTools(names);
        boolean all = names.getLength() == results.getLength();
        handle.setStatus(all ? "registered" : names.getLength() > 0 ? "partial" : "failed");
    }

    private void dispose() {
        if (disposed) {
            return;
        }
        disposed = true;
        listening.abort();
        handle.setStatus("disposed");
        handle.setTools(Json.array());
        if (calls.areIdle()) {
            unregister();
        } else {
            drain();
        }
    }

    /** Waits for the calls in flight; registrations that follow wait for the last one that drains. */
    private void drain() {
        Promise<JSObject> before = drained;
        drained = calls.idle().thenAsync(idle -> {
            unregister();
            return Promise.resolve(before);
        });
    }

    private void unregister() {
        if (registered != null) {
            registered.unregister();
            registered = null;
        }
    }
}
