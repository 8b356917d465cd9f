package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.model.config.ContentTypeConfig;
import io.github.webmcp4j.model.contract.BrowserTools;
import io.github.webmcp4j.model.contract.ToolContract;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import io.github.webmcp4j.model.search.EntriesRequest;
import io.github.webmcp4j.model.wire.Answer;
import io.github.webmcp4j.model.wire.ContentTypeSummary;
import io.github.webmcp4j.model.wire.TypesMeta;
import io.github.webmcp4j.tools.js.AbortSignal;
import io.github.webmcp4j.tools.js.Array;
import io.github.webmcp4j.tools.js.Promise;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** {@code contentstack_list_content_types}: the configured types, with what the stack says about each. */
final class ListContentTypes implements Tool {
    private final Stack stack;

    ListContentTypes(Stack stack) {
        this.stack = stack;
    }

    @Override
    public ToolContract contract() {
        return BrowserTools.listContentTypes();
    }

    @Override
    public Promise<JSObject> run(JSObject input, @Nullable AbortSignal caller) {
        AbortSignal signal = stack.deadline(caller);
        Array<Promise<JSObject>> asked = Array.create();
        for (ContentTypeConfig type : stack.types()) {
            asked.push(stack.get(EntriesRequest.contentType(type), "content_type", signal));
        }
        return Promise.settle(asked).thenAsync(this::answer);
    }

    private Promise<JSObject> answer(Array<JSObject> found) {
        JsonArray summaries = Json.array();
        for (int i = 0; i < stack.types().length; i++) {
            summaries.push(summary(stack.types()[i], found.get(i)));
        }
        Failures failures = Failures.of(stack.types(), found);
        return failures.all()
                ? Promise.reject(found.get(0))
                : Promise.resolve(Answer.of(summaries, TypesMeta.of(summaries.getLength(), failures.named())));
    }

    private static ContentTypeSummary summary(ContentTypeConfig type, JSObject found) {
        String title = type.title();
        String stackTitle = Json.text(Json.at(found, "content_type.title"));
        String known = stackTitle == null ? type.uid() : stackTitle;
        return ContentTypeSummary.of(
                type.uid(),
                title == null ? known : title,
                Json.text(Json.at(found, "content_type.description")),
                type.searchableFields());
    }
}
