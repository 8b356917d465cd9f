package io.github.webmcp4j.server.search;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.DisjunctionMaxQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/** The words of a query, as queries: each word counts in the field where it is worth most, title before tags before text. */
final class WordQueries {
    /** Names of the fields of a language begin with these and end with the language, so that each has its own statistics. */
    static final String TITLE = "title_";

    static final String TAGS = "tags_";
    static final String TEXT = "text_";

    private static final Map<String, Float> BOOSTS = Map.of(TITLE, 2f, TAGS, 1.5f, TEXT, 1f);
    private static final float OTHER_FIELDS = 0.3f;
    private static final int MAX_WORDS = 64;
    private static final int SAME_START = 1;

    private final String lang;
    private final Set<String> words = new LinkedHashSet<>();

    WordQueries(String query, String lang) {
        this.lang = lang;
        try (TokenStream stream = Languages.analyzer(lang).tokenStream(TEXT, query)) {
            CharTermAttribute word = stream.addAttribute(CharTermAttribute.class);
            stream.reset();
            while (stream.incrementToken() && words.size() < MAX_WORDS) {
                words.add(word.toString());
            }
            stream.end();
        } catch (IOException cannotHappen) {
            throw new IllegalStateException(cannotHappen);
        }
    }

    /** Any of the words; with {@code fuzzy}, also words that differ in one letter, two in long ones. */
    Query anyWord(boolean fuzzy) {
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        words.forEach(word -> any.add(inAnyField(word, fuzzy), BooleanClause.Occur.SHOULD));
        return any.build();
    }

    private Query inAnyField(String word, boolean fuzzy) {
        List<Query> fields = BOOSTS.entrySet().stream()
                .map(field ->
                        (Query) new BoostQuery(one(new Term(field.getKey() + lang, word), fuzzy), field.getValue()))
                .toList();
        return new DisjunctionMaxQuery(fields, OTHER_FIELDS);
    }

    private static Query one(Term term, boolean fuzzy) {
        int edits = term.text().length() > 5 ? 2 : 1;
        return fuzzy ? new FuzzyQuery(term, edits, SAME_START) : new TermQuery(term);
    }
}
