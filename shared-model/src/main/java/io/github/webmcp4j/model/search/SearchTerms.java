package io.github.webmcp4j.model.search;

/**
 * The words of a search: a query cut to {@value #MAX_LENGTH} characters and {@value #MAX_TOKENS} tokens.
 *
 * <p>Tokens are what stands between white space; case and punctuation stay as typed. A cut never splits a surrogate
 * pair.
 */
public final class SearchTerms {
    /** The most UTF-16 code units of a query that are looked at. */
    public static final int MAX_LENGTH = 200;

    /** The most tokens that are searched for. */
    public static final int MAX_TOKENS = 8;

    // Character.isWhitespace would cost kilobytes in the browser
    private static final String WIDE_SPACES = "\u00A0\u1680\u2028\u2029\u202F\u205F\u3000\uFEFF";

    private final String[] tokens = new String[MAX_TOKENS];
    private int count;
    private boolean cut;

    private SearchTerms() {}

    /** Splits a query as an agent wrote it. */
    public static SearchTerms of(String query) {
        SearchTerms terms = new SearchTerms();
        String text = query.strip();
        terms.cut = text.length() > MAX_LENGTH;
        terms.split(terms.cut ? text.substring(0, wholeCharacters(text)) : text);
        return terms;
    }

    /** The number of tokens: 0 for a blank query. */
    public int count() {
        return count;
    }

    /** The token at an index from 0. */
    public String token(int index) {
        return tokens[index];
    }

    /** Whether part of the query was left out. */
    public boolean cut() {
        return cut;
    }

    /** The tokens, joined by single spaces: what was really searched for. */
    public String text() {
        String text = "";
        for (int i = 0; i < count; i++) {
            text = i == 0 ? tokens[i] : text + " " + tokens[i];
        }
        return text;
    }

    private void split(String text) {
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || isSpace(text.charAt(i))) {
                if (i > start) {
                    add(text.substring(start, i));
                }
                start = i + 1;
            }
        }
    }

    private void add(String token) {
        if (count == MAX_TOKENS) {
            cut = true;
        } else {
            tokens[count++] = token;
        }
    }

    private static int wholeCharacters(String text) {
        char last = text.charAt(MAX_LENGTH - 1);
        return last >= '\uD800' && last <= '\uDBFF' ? MAX_LENGTH - 1 : MAX_LENGTH;
    }

    /** White space as JavaScript's {@code \s} has it, and control characters. */
    private static boolean isSpace(char c) {
        return c <= ' ' || (c >= '\u2000' && c <= '\u200A') || WIDE_SPACES.indexOf(c) >= 0;
    }
}
