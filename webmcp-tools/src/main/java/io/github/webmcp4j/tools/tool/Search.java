package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.model.config.ContentTypeConfig;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import io.github.webmcp4j.model.search.EntriesRequest;
import io.github.webmcp4j.model.search.EntryQuery;
import io.github.webmcp4j.model.search.EntryShape;
import io.github.webmcp4j.model.search.PageWindow;
import io.github.webmcp4j.model.search.SearchTerms;
import io.github.webmcp4j.model.wire.Answer;
import io.github.webmcp4j.model.wire.SearchMeta;
import io.github.webmcp4j.tools.js.AbortSignal;
import io.github.webmcp4j.tools.js.Array;
import io.github.webmcp4j.tools.js.Promise;
import org.teavm.jso.JSObject;

/**
 * One search over several content types, as one list in config order.
 *
 * <p>The first page is one round trip: each type gives the count of its matches and as many rows as the page has at
 * most. Any other page needs the counts first, remembered or asked with one row each, and then fetches the rows it shows
 * from the types that have them.
 */
final class Search {
    private final Stack stack;
    private final ContentTypeConfig[] types;
    private final EntriesRequest requests;
    private final SearchTerms terms;
    private final CountMemory memory;
    private final int offset;
    private final int limit;

    Search(Stack stack, JSObject input, SearchTerms terms, CountMemory memory) {
        this.stack = stack;
        this.terms = terms;
        this.memory = memory;
        types = stack.types(Json.get(input, "content_types"));
        requests = stack.requests(input);
        offset = Json.integer(Json.get(input, "offset"));
        limit = Json.integer(Json.get(input, "limit"));
    }

    Promise<JSObject> page(AbortSignal signal) {
        Array<Promise<JSObject>> asked = Array.create();
        for (ContentTypeConfig type : types) {
            asked.push(offset == 0 ? rows(type, 0, limit, signal) : count(type, signal));
        }
        return Promise.settle(asked).thenAsync(found -> offset == 0 ? answer(found, found) : laterPage(found, signal));
    }

    private Promise<JSObject> laterPage(Array<JSObject> counted, AbortSignal signal) {
        PageWindow window = new PageWindow(offset, limit);
        Array<Promise<JSObject>> asked = Array.create();
        for (int i = 0; i < types.length; i++) {
            int length = window.next(countIn(counted.get(i)));
            asked.push(length == 0 ? Promise.resolve(counted.get(i)) : rows(types[i], window.skip(), length, signal));
        }
        return Promise.settle(asked).thenAsync(found -> answer(counted, found));
    }

    private Promise<JSObject> count(ContentTypeConfig type, AbortSignal signal) {
        JSObject known = memory.get(request(type, 0, 1));
        return known == null || Json.isMissing(known) ? rows(type, 0, 1, signal) : Promise.resolve(known);
    }

    private Promise<JSObject> rows(ContentTypeConfig type, int skip, int length, AbortSignal signal) {
        return stack.get(request(type, skip, length), "entries", signal).then(body -> {
            memory.put(request(type, 0, 1), countIn(body));
            return body;
        });
    }

    private String request(ContentTypeConfig type, int skip, int length) {
        return requests.search(type, EntryQuery.matching(terms.tokens(), type.searchableFields()), skip, length);
    }

    private Promise<JSObject> answer(Array<JSObject> counted, Array<JSObject> found) {
        PageWindow window = new PageWindow(offset, limit);
        JsonArray hits = Json.array();
        for (int i = 0; i < types.length; i++) {
            int length = window.next(countIn(counted.get(i)));
            if (!Failures.isError(found.get(i))) {
                addHits(types[i], found.get(i), length, hits);
            }
        }
        Failures failures = Failures.of(types, found);
        return failures.all()
                ? Promise.reject(found.get(0))
                : Promise.resolve(Answer.of(
                        hits,
                        SearchMeta.of(
                                window.total(),
                                limit,
                                offset,
                                window.hasMore(),
                                terms.cut() ? terms.tokens().join(" ") : null,
                                failures.named())));
    }

    private static void addHits(ContentTypeConfig type, JSObject body, int length, JsonArray hits) {
        JsonArray entries = Stack.entriesIn(body);
        for (int i = 0; i < length && i < entries.getLength(); i++) {
            hits.push(EntryShape.hit(type, entries.get(i)));
        }
    }

    /** The count of all matches; of the rows in the answer where it says none, so that they are shown. */
    private static int countIn(JSObject body) {
        int count = Json.integer(Json.get(body, "count"));
        return count > 0 ? count : Stack.entriesIn(body).getLength();
    }
}
