package io.github.webmcp4j.tools.js;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSMethod;
import org.teavm.jso.JSObject;

/**
 * A JavaScript promise. TeaVM's own overlay costs 800 bytes more.
 *
 * @see <a href="https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Promise">Promise</a>
 */
public interface Promise<T extends JSObject> extends JSObject {
    /** Goes on with a value. */
    <R extends JSObject> Promise<R> then(Fn<T, @Nullable R> fulfilled);

    /** Goes on with another promise. */
    @JSMethod("then")
    <R extends JSObject> Promise<R> thenAsync(Fn<T, Promise<R>> fulfilled);

    /** Goes on with another promise after either outcome. */
    @JSMethod("then")
    <R extends JSObject> Promise<R> thenAsync(Fn<T, Promise<R>> fulfilled, Fn<@Nullable JSObject, Promise<R>> rejected);

    /** Goes on with a value after either outcome. */
    <R extends JSObject> Promise<R> then(Fn<T, @Nullable R> fulfilled, Fn<@Nullable JSObject, @Nullable R> rejected);

    /** Goes on with a value after a rejection. */
    @JSMethod("catch")
    Promise<T> recover(Fn<@Nullable JSObject, T> rejected);

    /** A promise that is fulfilled, or that follows the promise given. */
    @JSBody(params = "value", script = "return Promise.resolve(value);")
    static <T extends JSObject> Promise<T> resolve(@Nullable T value) {
        throw new UnsupportedOperationException();
    }

    /** A promise that is rejected. */
    @JSBody(params = "reason", script = "return Promise.reject(reason);")
    static <T extends JSObject> Promise<T> reject(@Nullable JSObject reason) {
        throw new UnsupportedOperationException();
    }

    /** A promise of all values, in order. */
    @JSBody(params = "promises", script = "return Promise.all(promises);")
    static <T extends JSObject> Promise<Array<T>> all(Array<Promise<T>> promises) {
        throw new UnsupportedOperationException();
    }

    /** A promise of all outcomes, in order: values, and the reasons of those that are rejected. */
    @JSBody(
            params = "promises",
            script = "return Promise.all(promises.map(function(promise) {"
                    + " return promise.catch(function(reason) { return reason; }); }));")
    static <T extends JSObject> Promise<Array<T>> settle(Array<Promise<T>> promises) {
        throw new UnsupportedOperationException();
    }

    /** A promise that settles as the first of two does. */
    @JSBody(
            params = {"one", "other"},
            script = "return Promise.race([one, other]);")
    static <T extends JSObject> Promise<T> race(Promise<T> one, Promise<T> other) {
        throw new UnsupportedOperationException();
    }
}
