package io.github.webmcp4j.server.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.KnnFloatVectorField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.StoredFields;
import org.apache.lucene.index.VectorSimilarityFunction;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.KnnFloatVectorQuery;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;

/** Documents of one language, found by meaning: each is as close as the closest of its passages. Never changes. */
final class VectorIndex {
    private static final String ID = "id";
    private static final String VECTOR = "vector";
    private static final int PASSAGES_PER_DOCUMENT = 4;

    private final IndexSearcher searcher;

    private VectorIndex(Directory directory) throws IOException {
        this.searcher = new IndexSearcher(DirectoryReader.open(directory));
    }

    static VectorIndex of(List<SearchDocument> documents, VectorCache vectors) {
        Directory directory = new ByteBuffersDirectory();
        try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig())) {
            Set<String> used = new HashSet<>();
            for (SearchDocument document : documents) {
                for (String passage : Passages.of(document.title() + "\n" + document.text())) {
                    writer.addDocument(fields(document.id(), vectors.passage(passage)));
                    used.add(passage);
                }
            }
            vectors.keepOnly(used);
            writer.commit();
            return new VectorIndex(directory);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /** The closest documents, closest first. */
    List<Match> search(float[] query, int limit) {
        Map<String, Match> closest = new LinkedHashMap<>();
        int passages = limit * PASSAGES_PER_DOCUMENT;
        try {
            StoredFields stored = searcher.storedFields();
            for (ScoreDoc found :
                    searcher.search(new KnnFloatVectorQuery(VECTOR, query, passages), passages).scoreDocs) {
                String id = stored.document(found.doc).get(ID);
                closest.putIfAbsent(id, new Match(id, found.score));
            }
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
        return closest.values().stream().limit(limit).toList();
    }

    private static Document fields(String id, float[] vector) {
        Document fields = new Document();
        fields.add(new StringField(ID, id, Field.Store.YES));
        fields.add(new KnnFloatVectorField(VECTOR, vector, VectorSimilarityFunction.DOT_PRODUCT));
        return fields;
    }
}
