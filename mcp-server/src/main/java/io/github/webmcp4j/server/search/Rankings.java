package io.github.webmcp4j.server.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.KnnFloatVectorQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;

/** Ranks the articles of one state of the index. */
final class Rankings {
    /** Articles that are close often are so in more than one passage. */
    private static final double PASSAGES_PER_ARTICLE = 1.2;

    private final IndexSearcher searcher;
    private final Map<String, Integer> closestPassages = new HashMap<>();

    Rankings(IndexSearcher searcher) {
        this.searcher = searcher;
    }

    /** By words, best first. A query without any match is asked again with small spelling differences. */
    List<Match> byWords(WordQueries words, int limit) throws IOException {
        List<Match> matches = byWords(words.anyWord(false), limit);
        return matches.isEmpty() ? byWords(words.anyWord(true), limit) : matches;
    }

    /** By meaning, closest first: an article is as close as the closest of its passages. */
    List<Match> byMeaning(String lang, float[] query, int limit) throws IOException {
        Map<String, Match> closest = new LinkedHashMap<>();
        int passages = (int) (limit * PASSAGES_PER_ARTICLE);
        Query close = new KnnFloatVectorQuery(PassageFields.VECTOR + lang, query, passages);
        for (ScoreDoc found : searcher.search(close, passages).scoreDocs) {
            String key = key(found);
            if (closest.size() < limit && closest.putIfAbsent(key, new Match(key, found.score)) == null) {
                closestPassages.put(key, number(found));
            }
        }
        return List.copyOf(closest.values());
    }

    /** Which passage of an article was closest; 0 when it was not found by meaning. */
    int closestPassage(String key) {
        return closestPassages.getOrDefault(key, 0);
    }

    private List<Match> byWords(Query words, int limit) throws IOException {
        List<Match> matches = new ArrayList<>();
        for (ScoreDoc found : searcher.search(words, limit).scoreDocs) {
            matches.add(new Match(key(found), found.score));
        }
        return matches;
    }

    private String key(ScoreDoc found) throws IOException {
        LeafReaderContext leaf = leaf(found);
        SortedDocValues keys = leaf.reader().getSortedDocValues(ArticleFields.KEY);
        keys.advanceExact(found.doc - leaf.docBase);
        return keys.lookupOrd(keys.ordValue()).utf8ToString();
    }

    private int number(ScoreDoc found) throws IOException {
        LeafReaderContext leaf = leaf(found);
        NumericDocValues numbers = leaf.reader().getNumericDocValues(PassageFields.NUMBER);
        return numbers.advanceExact(found.doc - leaf.docBase) ? (int) numbers.longValue() : 0;
    }

    private LeafReaderContext leaf(ScoreDoc found) {
        List<LeafReaderContext> leaves = searcher.getIndexReader().leaves();
        return leaves.get(ReaderUtil.subIndex(found.doc, leaves));
    }
}
