package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.model.config.ContentTypeConfig;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import io.github.webmcp4j.model.wire.FailedType;
import io.github.webmcp4j.tools.js.Array;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** The content types that failed, among the answers of several. */
final class Failures {
    private final JsonArray failed = Json.array();
    private final int asked;
    private @Nullable JSObject first;

    private Failures(int asked) {
        this.asked = asked;
    }

    /** Looks at the answers of types, in the same order: each a body or a ToolError. */
    static Failures of(ContentTypeConfig[] types, Array<JSObject> answers) {
        Failures failures = new Failures(types.length);
        for (int i = 0; i < types.length; i++) {
            if (isError(answers.get(i))) {
                failures.add(types[i].uid(), answers.get(i));
            }
        }
        return failures;
    }

    static boolean isError(JSObject answer) {
        return !Json.isMissing(Json.get(answer, "error"));
    }

    /** Whether there is nothing but failures. */
    boolean all() {
        return failed.getLength() == asked;
    }

    /** The error of the first type that failed, or the other one when none did. */
    JSObject orElse(JSObject other) {
        return first == null ? other : first;
    }

    /** The types and why they failed, as {@link FailedType}s. */
    JsonArray named() {
        return failed;
    }

    private void add(String uid, JSObject answer) {
        JSObject error = Json.require(answer, "error");
        failed.push(FailedType.of(uid, Json.textOf(error, "reason"), Json.textOf(error, "message")));
        first = first == null ? answer : first;
    }
}
