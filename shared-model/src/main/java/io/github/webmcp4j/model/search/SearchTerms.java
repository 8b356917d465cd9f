package io.github.webmcp4j.model.search;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;

/**
 * The words of a search: a query cut to {@value #MAX_LENGTH} characters and {@value #MAX_TOKENS} tokens.
 *
 * <p>Tokens are what stands between white space; case and punctuation stay as typed. A character is a code point, so that
 * no cut splits one.
 */
public final class SearchTerms {
    /** The most characters of a query that are looked at. */
    public static final int MAX_LENGTH = 200;

    /** The most tokens that are searched for. */
    public static final int MAX_TOKENS = 8;

    private final JsonArray tokens;
    private final boolean cut;

    /** Splits a query as an agent wrote it. */
    public SearchTerms(String query) {
        String text = query.strip();
        String start = Json.start(text, MAX_LENGTH);
        JsonArray words = Json.words(start);
        tokens = words.slice(0, MAX_TOKENS);
        cut = start.length() < text.length() || words.getLength() > MAX_TOKENS;
    }

    /** The tokens, as texts; none for a blank query. */
    public JsonArray tokens() {
        return tokens;
    }

    /** Whether part of the query was left out. */
    public boolean cut() {
        return cut;
    }
}
