package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.model.config.ContentTypeConfig;
import io.github.webmcp4j.model.contract.BrowserTools;
import io.github.webmcp4j.model.contract.ToolContract;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import io.github.webmcp4j.model.search.EntriesRequest;
import io.github.webmcp4j.model.search.EntryShape;
import io.github.webmcp4j.model.wire.Answer;
import io.github.webmcp4j.model.wire.EntryDocument;
import io.github.webmcp4j.model.wire.EntryMeta;
import io.github.webmcp4j.model.wire.Reason;
import io.github.webmcp4j.model.wire.SearchHit;
import io.github.webmcp4j.model.wire.ToolError;
import io.github.webmcp4j.tools.js.AbortSignal;
import io.github.webmcp4j.tools.js.Array;
import io.github.webmcp4j.tools.js.Js;
import io.github.webmcp4j.tools.js.Page;
import io.github.webmcp4j.tools.js.Promise;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** {@code contentstack_get_entry_by_url}: reads the entry behind a page. */
final class GetEntryByUrl implements Tool {
    private final Stack stack;

    GetEntryByUrl(Stack stack) {
        this.stack = stack;
    }

    @Override
    public ToolContract contract() {
        return BrowserTools.getEntryByUrl();
    }

    @Override
    public Promise<JSObject> run(JSObject input, @Nullable AbortSignal caller) {
        AbortSignal signal = stack.deadline(caller);
        String url = Json.textOf(input, "url");
        String path = SitePath.of(url, Page.origin(), stack.basePath());
        if (path == null) {
            return Promise.reject(ToolError.of(
                    Reason.INVALID_INPUT, "url must start with a single / or " + Page.origin() + ", got " + url));
        }
        JsonArray paths = SitePath.slashForms(Js.decode(path));
        EntriesRequest requests = stack.requests(input);
        Array<Promise<JSObject>> asked = Array.create();
        for (ContentTypeConfig type : stack.types()) {
            asked.push(stack.get(requests.byUrl(type, paths), "entries", signal));
        }
        return Promise.settle(asked).thenAsync(found -> answer(found, url));
    }

    private Promise<JSObject> answer(Array<JSObject> found, String url) {
        JsonArray hits = Json.array();
        JsonArray entries = Json.array();
        for (int i = 0; i < stack.types().length; i++) {
            JsonArray ofType = Stack.entriesIn(found.get(i));
            for (int j = 0; j < ofType.getLength(); j++) {
                entries.push(ofType.get(j));
                hits.push(EntryShape.hit(stack.types()[i], ofType.get(j)));
            }
        }
        Failures failures = Failures.of(stack.types(), found);
        if (hits.getLength() == 0) {
            return Promise.reject(failures.orElse(ToolError.of(Reason.NOT_FOUND, "No entry found for URL: " + url)));
        }
        return Promise.resolve(Answer.of(
                EntryDocument.of((SearchHit) hits.get(0), entries.get(0)),
                EntryMeta.of(hits.slice(1, hits.getLength()), failures.named())));
    }
}
