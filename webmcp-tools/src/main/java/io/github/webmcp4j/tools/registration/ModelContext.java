package io.github.webmcp4j.tools.registration;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/**
 * Where a page registers its tools. Any member may be missing, throw or lie: pages, polyfills and browsers differ.
 *
 * @see <a href="https://webmachinelearning.github.io/webmcp/#model-context">ModelContext</a>
 */
interface ModelContext extends JSObject {
    /** The ModelContext of the page; null where there is none yet. {@code navigator} is touched only as a last resort. */
    static @Nullable ModelContext find() {
        if (!isAllowed()) {
            return null;
        }
        ModelContext context = ofDocument();
        return context == null ? ofNavigator() : context;
    }

    /** Whether the page may have a ModelContext at all: there is a document, and nobody could have changed it. */
    @JSBody(script = "return typeof document === 'object' && isSecureContext !== false;")
    static boolean isAllowed() {
        throw new UnsupportedOperationException();
    }

    @JSBody(
            script = "try { var context = document.modelContext; return context.registerTool ? context : null; }"
                    + " catch (missing) { return null; }")
    private static @Nullable ModelContext ofDocument() {
        throw new UnsupportedOperationException();
    }

    @JSBody(
            script = "try { var context = navigator.modelContext; return context.registerTool ? context : null; }"
                    + " catch (missing) { return null; }")
    private static @Nullable ModelContext ofNavigator() {
        throw new UnsupportedOperationException();
    }
}
