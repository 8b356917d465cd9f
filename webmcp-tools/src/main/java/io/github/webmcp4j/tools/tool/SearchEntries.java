package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.model.contract.BrowserTools;
import io.github.webmcp4j.model.contract.ToolContract;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.search.SearchTerms;
import io.github.webmcp4j.model.wire.Reason;
import io.github.webmcp4j.model.wire.ToolError;
import io.github.webmcp4j.tools.js.AbortSignal;
import io.github.webmcp4j.tools.js.Promise;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** {@code contentstack_search_entries}: finds entries by words. */
final class SearchEntries implements Tool {
    private final Stack stack;
    private final CountMemory counts = new CountMemory();

    SearchEntries(Stack stack) {
        this.stack = stack;
    }

    @Override
    public ToolContract contract() {
        return BrowserTools.searchEntries(stack.uids());
    }

    @Override
    public Promise<JSObject> run(JSObject input, @Nullable AbortSignal caller) {
        SearchTerms terms = new SearchTerms(Json.textOf(input, "query"));
        if (terms.tokens().getLength() == 0) {
            return Promise.reject(ToolError.of(Reason.INVALID_INPUT, "query must hold at least one word."));
        }
        Search search = new Search(stack, input, terms, counts);
        return search.page(stack.deadline(caller));
    }
}
