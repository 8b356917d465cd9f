package io.github.webmcp4j.server.search;

import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.article.ArticlePage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.FieldExistsQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/** Reads the articles of one state of the index. */
final class StoredArticles {
    private static final int SAME_SLUG = 10;

    private final IndexSearcher searcher;

    StoredArticles(IndexSearcher searcher) {
        this.searcher = searcher;
    }

    /** The article with a slug; of several, which a stack may have, the first by id. */
    Optional<Article> get(String slug, String lang) throws IOException {
        return articles(new TermQuery(ArticleFields.addressOf(slug, lang)), SAME_SLUG).stream()
                .min(Comparator.comparing(Article::id));
    }

    Article byKey(String key) throws IOException {
        Query whole = new BooleanQuery.Builder()
                .add(new TermQuery(new Term(ArticleFields.KEY, key)), BooleanClause.Occur.FILTER)
                .add(new FieldExistsQuery(ArticleFields.HASH), BooleanClause.Occur.FILTER)
                .build();
        return articles(whole, 1).get(0);
    }

    ArticlePage newest(@Nullable String tag, String lang, int limit) throws IOException {
        Query asked = new TermQuery(tag == null ? new Term(ArticleFields.LANG, lang) : ArticleFields.tagOf(tag, lang));
        SortField date = new SortField(ArticleFields.DATE, SortField.Type.LONG, true);
        date.setMissingValue(Long.MIN_VALUE);
        Sort newestFirst = new Sort(date, new SortField(ArticleFields.SLUG, SortField.Type.STRING));
        List<Article> page = new ArrayList<>();
        for (ScoreDoc found : searcher.search(asked, limit, newestFirst).scoreDocs) {
            page.add(article(found));
        }
        return new ArticlePage(page, searcher.count(asked));
    }

    List<String> languages(String slug) throws IOException {
        TreeSet<String> languages = new TreeSet<>();
        for (Article article : articles(new TermQuery(new Term(ArticleFields.SLUG, slug)), 100)) {
            languages.add(article.lang());
        }
        return List.copyOf(languages);
    }

    Map<String, Integer> counts() throws IOException {
        Map<String, Integer> counts = new TreeMap<>();
        Terms languages = MultiTerms.getTerms(searcher.getIndexReader(), ArticleFields.LANG);
        if (languages != null) {
            TermsEnum each = languages.iterator();
            for (BytesRef lang = each.next(); lang != null; lang = each.next()) {
                counts.put(lang.utf8ToString(), searcher.count(new TermQuery(new Term(ArticleFields.LANG, lang))));
            }
        }
        return counts;
    }

    private List<Article> articles(Query query, int limit) throws IOException {
        List<Article> articles = new ArrayList<>();
        for (ScoreDoc found : searcher.search(query, limit).scoreDocs) {
            articles.add(article(found));
        }
        return articles;
    }

    private Article article(ScoreDoc found) throws IOException {
        return ArticleFields.article(searcher.storedFields().document(found.doc));
    }
}
