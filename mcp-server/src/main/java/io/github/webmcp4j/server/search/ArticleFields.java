package io.github.webmcp4j.server.search;

import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.article.ArticleId;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import org.apache.lucene.document.BinaryDocValuesField;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.Term;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/** An article as a document of the index: what it is found by, and the whole of it to be read back. */
final class ArticleFields {
    /** On all documents of an article, its passages too: what the source knows it by. */
    static final String KEY = "key";

    static final String HASH = "hash";
    static final String LANG = "lang";
    static final String SLUG = "slug";
    static final String DATE = "date";

    private static final String ADDRESS = "address";
    private static final String TAG = "tag";
    private static final String TITLE = "title";
    private static final String SUMMARY = "summary";
    private static final String UPDATED = "updated";
    private static final String URL = "url";
    private static final String MARKDOWN = "markdown";
    private static final String ID = "id";

    private ArticleFields() {}

    static Term keyOf(ArticleId id) {
        return new Term(KEY, id.lang() + " " + id.id());
    }

    /** Finds the articles with a slug in a language. */
    static Term addressOf(String slug, String lang) {
        return new Term(ADDRESS, lang + " " + slug);
    }

    static Term tagOf(String tag, String lang) {
        return new Term(TAG, lang + " " + tag.toLowerCase(Locale.ROOT));
    }

    static Document document(Article article) {
        Document fields = new Document();
        String key = keyOf(article.key()).text();
        fields.add(new StringField(KEY, key, Field.Store.NO));
        fields.add(new SortedDocValuesField(KEY, new BytesRef(key)));
        fields.add(new BinaryDocValuesField(HASH, new BytesRef(hash(article.toString()))));
        fields.add(new StringField(LANG, article.lang(), Field.Store.YES));
        fields.add(new StringField(
                ADDRESS, addressOf(article.slug(), article.lang()).text(), Field.Store.NO));
        fields.add(new StringField(SLUG, article.slug(), Field.Store.YES));
        fields.add(new SortedDocValuesField(SLUG, new BytesRef(article.slug())));
        for (String tag : article.tags()) {
            fields.add(new StringField(TAG, tagOf(tag, article.lang()).text(), Field.Store.NO));
            fields.add(new StoredField(TAG, tag));
        }
        addFound(fields, article);
        addRead(fields, article);
        return fields;
    }

    private static void addFound(Document fields, Article article) {
        String lang = article.lang();
        fields.add(new TextField(WordQueries.TITLE + lang, article.title(), Field.Store.NO));
        fields.add(new TextField(WordQueries.TAGS + lang, String.join("\n", article.tags()), Field.Store.NO));
        fields.add(new TextField(WordQueries.TEXT + lang, text(article), Field.Store.NO));
    }

    private static void addRead(Document fields, Article article) {
        fields.add(new StoredField(ID, article.id()));
        fields.add(new StoredField(TITLE, article.title()));
        fields.add(new StoredField(MARKDOWN, article.markdown()));
        addIfPresent(fields, SUMMARY, article.summary());
        addIfPresent(fields, URL, article.url());
        addIfPresent(fields, UPDATED, article.updated());
        LocalDate date = article.date();
        addIfPresent(fields, DATE, date);
        if (date != null) {
            fields.add(new NumericDocValuesField(DATE, date.toEpochDay()));
        }
    }

    static Article article(Document fields) {
        String date = fields.get(DATE);
        String updated = fields.get(UPDATED);
        return new Article(
                fields.get(ID),
                fields.get(LANG),
                fields.get(SLUG),
                fields.get(TITLE),
                fields.get(SUMMARY),
                List.of(fields.getValues(TAG)),
                date == null ? null : LocalDate.parse(date),
                updated == null ? null : Instant.parse(updated),
                fields.get(URL),
                fields.get(MARKDOWN));
    }

    /** What is searched besides title and tags. */
    static String text(Article article) {
        return article.summary() == null ? article.markdown() : article.summary() + "\n" + article.markdown();
    }

    /** Tells one content from another. */
    static byte[] hash(String content) {
        return hash(content.getBytes(StandardCharsets.UTF_8));
    }

    static byte[] hash(byte[] content) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(content);
        } catch (NoSuchAlgorithmException cannotHappen) {
            throw new IllegalStateException(cannotHappen);
        }
    }

    private static void addIfPresent(Document fields, String name, @Nullable Object value) {
        if (value != null) {
            fields.add(new StoredField(name, value.toString()));
        }
    }
}
