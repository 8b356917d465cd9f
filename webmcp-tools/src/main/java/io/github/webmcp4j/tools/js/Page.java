package io.github.webmcp4j.tools.js;

import io.github.webmcp4j.model.wire.CurrentPage;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** The page that the script runs in. */
public final class Page {
    private Page() {}

    /** Scheme, host and port. */
    @JSBody(script = "return location.origin;")
    public static native String origin();

    /** What the visitor is looking at. */
    @JSBody(
            script = "return { url: location.href, path: location.pathname, title: document.title,"
                    + " language: document.documentElement.lang };")
    public static native CurrentPage current();

    /** Path, query and fragment as the browser resolves the path here; the full URL when it leads elsewhere. */
    @JSBody(
            params = "path",
            script = "var url = new URL(path, location.origin);"
                    + " return url.origin === location.origin ? url.pathname + url.search + url.hash : url.href;")
    public static native String resolve(String path);

    /** Milliseconds since the page began; no clock change touches it. */
    @JSBody(script = "return performance.now();")
    public static native double now();

    /** Is fulfilled in a later task, after a time. */
    @JSBody(params = "millis", script = "return new Promise(function(done) { setTimeout(done, millis); });")
    public static native Promise<JSObject> pause(int millis);

    /** Is fulfilled after a time, or as soon as the signal aborts. */
    @JSBody(
            params = {"millis", "signal"},
            script = "return new Promise(function(done) {"
                    + " setTimeout(done, millis); signal.addEventListener('abort', done); });")
    public static native Promise<JSObject> sleep(int millis, AbortSignal signal);

    /** Calls a function with a text in a later task; a failure goes to the console, for the developer of the page. */
    @JSBody(
            params = {"fn", "text"},
            script = "setTimeout(function() { Promise.resolve(text).then(fn).catch(console.error); });")
    public static native void callLater(JSObject fn, String text);

    /** Runs a task of its own whenever the page comes back from the back/forward cache, until the signal aborts. */
    @JSBody(
            params = {"task", "signal"},
            script = "addEventListener('pageshow', function(event) { if (event.persisted) setTimeout(task); },"
                    + " { signal: signal });")
    public static native void onRestore(Task task, AbortSignal signal);
}
