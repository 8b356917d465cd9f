package io.github.webmcp4j.server.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StringField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;

/**
 * Documents of one language, found by BM25. An index never changes: what changes is put into a new one, so that no question
 * ever sees half a change.
 */
public final class KeywordIndex implements AutoCloseable {
    static final String TITLE = "title";
    static final String TAGS = "tags";
    static final String TEXT = "text";
    private static final String ID = "id";

    private final Analyzer analyzer;
    private final Directory directory;
    private final DirectoryReader reader;
    private final IndexSearcher searcher;

    private KeywordIndex(Analyzer analyzer, Directory directory) throws IOException {
        this.analyzer = analyzer;
        this.directory = directory;
        this.reader = DirectoryReader.open(directory);
        this.searcher = new IndexSearcher(reader);
    }

    /** Indexes documents of a language. */
    public static KeywordIndex of(String lang, List<SearchDocument> documents) {
        Analyzer analyzer = Languages.analyzer(lang);
        Directory directory = new ByteBuffersDirectory();
        try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(analyzer))) {
            for (SearchDocument document : documents) {
                writer.addDocument(fields(document));
            }
            writer.commit();
            return new KeywordIndex(analyzer, directory);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /** The best matches, best first. A query without any match is asked again with small spelling differences. */
    public List<Match> search(String query, int limit) {
        WordQueries queries = new WordQueries(analyzer, query);
        try {
            List<Match> matches = top(queries, limit, false);
            return matches.isEmpty() ? top(queries, limit, true) : matches;
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    @Override
    public void close() {
        try (directory) {
            reader.close();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private List<Match> top(WordQueries queries, int limit, boolean fuzzy) throws IOException {
        List<Match> matches = new ArrayList<>();
        StoredFields stored = searcher.storedFields();
        for (ScoreDoc found : searcher.search(queries.anyWord(fuzzy), limit).scoreDocs) {
            matches.add(new Match(stored.document(found.doc).get(ID), found.score));
        }
        return matches;
    }

    private static Document fields(SearchDocument document) {
        Document fields = new Document();
        fields.add(new StringField(ID, document.id(), Field.Store.YES));
        fields.add(new TextField(TITLE, document.title(), Field.Store.NO));
        fields.add(new TextField(TAGS, String.join("\n", document.tags()), Field.Store.NO));
        fields.add(new TextField(TEXT, document.text(), Field.Store.NO));
        return fields;
    }
}
