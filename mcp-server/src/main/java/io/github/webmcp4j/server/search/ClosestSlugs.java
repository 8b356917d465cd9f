package io.github.webmcp4j.server.search;

import java.io.IOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.CollectorManager;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;
import org.apache.lucene.search.TermQuery;

/** The slugs that are spelled most like one. Looks at living documents, never at the index's terms, which outlive them. */
final class ClosestSlugs {
    private record Candidate(String slug, int distance) {}

    private final String asked;
    private final int limit;
    private final TreeSet<Candidate> closest =
            new TreeSet<>(Comparator.comparingInt(Candidate::distance).thenComparing(Candidate::slug));

    ClosestSlugs(String asked, int limit) {
        this.asked = asked;
        this.limit = limit;
    }

    List<String> in(IndexSearcher searcher, String lang) throws IOException {
        return searcher.search(new TermQuery(new Term(ArticleFields.LANG, lang)), new OneAfterAnother());
    }

    private void consider(String slug) {
        boolean full = closest.size() == limit;
        // slugs differ at least by their lengths
        if (full && Math.abs(slug.length() - asked.length()) > closest.last().distance()) {
            return;
        }
        closest.add(new Candidate(slug, SlugDistance.between(asked, slug)));
        if (closest.size() > limit) {
            closest.pollLast();
        }
    }

    private final class OneAfterAnother implements CollectorManager<Slugs, List<String>> {
        @Override
        public Slugs newCollector() {
            return new Slugs();
        }

        @Override
        public List<String> reduce(Collection<Slugs> collectors) {
            return closest.stream().map(Candidate::slug).toList();
        }
    }

    private final class Slugs extends SimpleCollector {
        private SortedDocValues slugs = DocValues.emptySorted();

        @Override
        protected void doSetNextReader(LeafReaderContext leaf) throws IOException {
            slugs = DocValues.getSorted(leaf.reader(), ArticleFields.SLUG);
        }

        @Override
        public void collect(int document) throws IOException {
            if (slugs.advanceExact(document)) {
                consider(slugs.lookupOrd(slugs.ordValue()).utf8ToString());
            }
        }

        @Override
        public ScoreMode scoreMode() {
            return ScoreMode.COMPLETE_NO_SCORES;
        }
    }
}
