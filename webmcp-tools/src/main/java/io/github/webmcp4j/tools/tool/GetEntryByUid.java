package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.model.config.ContentTypeConfig;
import io.github.webmcp4j.model.contract.BrowserTools;
import io.github.webmcp4j.model.contract.ToolContract;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.search.EntryShape;
import io.github.webmcp4j.model.wire.Answer;
import io.github.webmcp4j.model.wire.EntryDocument;
import io.github.webmcp4j.model.wire.Reason;
import io.github.webmcp4j.model.wire.ToolError;
import io.github.webmcp4j.tools.js.AbortSignal;
import io.github.webmcp4j.tools.js.Promise;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** {@code contentstack_get_entry_by_uid}: reads the entry with a uid. */
final class GetEntryByUid implements Tool {
    private final Stack stack;

    GetEntryByUid(Stack stack) {
        this.stack = stack;
    }

    @Override
    public ToolContract contract() {
        return BrowserTools.getEntryByUid(stack.uids());
    }

    @Override
    public Promise<JSObject> run(JSObject input, @Nullable AbortSignal caller) {
        AbortSignal signal = stack.deadline(caller);
        JSObject uids = Json.array();
        Json.items(uids).push(Json.get(input, "content_type"));
        ContentTypeConfig type = stack.types(uids)[0];
        String uid = Json.textOf(input, "uid");
        return stack.get(stack.requests(input).byUid(type, uid), "entry", signal)
                .thenAsync(
                        body -> Promise.resolve(Answer.of(document(type, Json.require(body, "entry")), null)),
                        error -> Promise.reject(inWordsOfTheCall(error, type, uid)));
    }

    private static EntryDocument document(ContentTypeConfig type, JSObject entry) {
        return EntryDocument.of(EntryShape.hit(type, entry), entry);
    }

    private static JSObject inWordsOfTheCall(JSObject error, ContentTypeConfig type, String uid) {
        JSObject reason = Json.at(error, "error.reason");
        return Json.same(reason, Json.of(Reason.NOT_FOUND))
                ? ToolError.of(Reason.NOT_FOUND, "No entry found for uid " + uid + " in content type " + type.uid())
                : error;
    }
}
