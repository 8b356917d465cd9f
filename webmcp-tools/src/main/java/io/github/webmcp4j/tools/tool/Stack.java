package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.model.config.ContentTypeConfig;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import io.github.webmcp4j.model.search.EntriesRequest;
import io.github.webmcp4j.model.wire.Reason;
import io.github.webmcp4j.model.wire.ToolError;
import io.github.webmcp4j.tools.config.Options;
import io.github.webmcp4j.tools.delivery.Delivery;
import io.github.webmcp4j.tools.js.AbortSignal;
import io.github.webmcp4j.tools.js.Promise;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** The stack as the content tools see it: the configured types, and a way to ask for their entries. */
final class Stack {
    private final Options options;
    private final Delivery delivery;

    Stack(Options options, Delivery delivery) {
        this.options = options;
        this.delivery = delivery;
    }

    /** All content types, in config order. */
    ContentTypeConfig[] types() {
        return options.contentTypes();
    }

    /** The content types with the uids, in config order; all when there are no uids. */
    ContentTypeConfig[] types(@Nullable JSObject uids) {
        if (!Json.isArray(uids) || Json.items(uids).getLength() == 0) {
            return types();
        }
        ContentTypeConfig[] chosen = new ContentTypeConfig[Json.items(uids).getLength()];
        int count = 0;
        for (ContentTypeConfig type : types()) {
            if (Json.items(uids).includes(Json.of(type.uid()))) {
                chosen[count++] = type;
            }
        }
        return chosen;
    }

    /** The uids of the content types, as a JSON array in text. */
    String uids() {
        JsonArray uids = Json.array();
        for (ContentTypeConfig type : types()) {
            uids.push(Json.of(type.uid()));
        }
        return Json.write(uids);
    }

    /** The path that all pages are under right now; empty for none. */
    String basePath() {
        return options.basePath();
    }

    /** Requests for the locale that the input names, else for that of the page. */
    EntriesRequest requests(JSObject input) {
        String locale = Json.text(Json.get(input, "locale"));
        return new EntriesRequest(
                options.environment(), locale == null ? options.locale() : locale, options.includeFallback());
    }

    /** Aborts when the time of a call is over, or when the caller aborts. */
    AbortSignal deadline(@Nullable AbortSignal caller) {
        return AbortSignal.within(options.timeoutMillis(), caller);
    }

    /** The answer to a request, with a member that is an object, or a list, as every such answer has. */
    Promise<JSObject> get(String target, String member, AbortSignal signal) {
        return delivery.get(target, signal)
                .thenAsync(body -> Json.isObject(Json.get(body, member))
                                && Json.isArray(Json.get(body, member)) == member.equals("entries")
                        ? Promise.resolve(body)
                        : Promise.reject(ToolError.of(
                                Reason.UPSTREAM, "Contentstack answered without " + member + "; try again later.")));
    }

    /** The entries in an answer; none in an error. */
    static JsonArray entriesIn(JSObject body) {
        JsonArray objects = Json.array();
        JSObject entries = Json.get(body, "entries");
        for (int i = 0; Json.isArray(entries) && i < Json.items(entries).getLength(); i++) {
            if (Json.isObject(Json.items(entries).get(i))) {
                objects.push(Json.items(entries).get(i));
            }
        }
        return objects;
    }
}
