package io.github.webmcp4j.tools;

import io.github.webmcp4j.tools.config.Options;
import io.github.webmcp4j.tools.config.OptionsCheck;
import io.github.webmcp4j.tools.registration.Execute;
import io.github.webmcp4j.tools.registration.Handle;
import io.github.webmcp4j.tools.registration.SafeExecute;
import io.github.webmcp4j.tools.registration.ToolRegistration;
import io.github.webmcp4j.tools.tool.Tools;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The JavaScript face: what a page calls. {@code index.d.ts} documents shapes, defaults and errors. */
@JSClass(name = "ContentstackWebMCP")
public final class ContentstackWebMcp {
    private ContentstackWebMcp() {}

    /**
     * Registers the tools of a site with the ModelContext of the page.
     *
     * @param options what the site is; wrong options throw one TypeError that names every problem
     * @return the handle, at once; a page without ModelContext gets one that says so
     */
    @JSExport
    public static Handle register(@Nullable JSObject options) {
        Options read = OptionsCheck.read(options);
        return ToolRegistration.start(Tools.of(read));
    }

    /**
     * Makes a tool's function safe for any host: a failure becomes an error object, and nothing is thrown.
     *
     * @param fn a function of input and client that returns a value or a promise
     */
    @JSExport
    public static Execute safeExecute(JSObject fn) {
        return SafeExecute.wrap(fn);
    }

    /**
     * An error object: {@code {"error":{"code":"tool_error","message":...}}}.
     *
     * @param message what is wrong, the value and the next step
     * @param details members to add or to put in place of {@code code}
     */
    @JSExport
    public static JSObject toolError(@Nullable JSObject message, @Nullable JSObject details) {
        return SafeExecute.toolError(message, details);
    }

    /** Whether the page has a ModelContext right now. */
    @JSExport
    public static boolean isSupported() {
        return ToolRegistration.isSupported();
    }
}
