package io.github.webmcp4j.server.search;

import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.article.ArticleId;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.BinaryDocValues;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.SortedDocValues;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.util.Bits;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/** One step of change of an index. An article that is there already, just as it is, costs nothing. */
final class IndexChange {
    private final IndexWriter writer;
    private final Map<String, byte[]> hashes;
    private int published;

    IndexChange(IndexWriter writer, IndexFolder before) {
        this.writer = writer;
        this.hashes = before.read(IndexChange::hashes);
    }

    /** Takes an article in, with vectors where its language has a model. */
    void publish(Article article, @Nullable VectorCache vectors) throws IOException {
        Term key = ArticleFields.keyOf(article.key());
        if (Arrays.equals(ArticleFields.hash(article.toString()), hashes.get(key.text()))) {
            return;
        }
        List<Document> documents = new ArrayList<>();
        documents.add(ArticleFields.document(article));
        if (vectors != null) {
            documents.addAll(PassageFields.documents(article, vectors));
        }
        writer.updateDocuments(key, documents);
        published++;
    }

    /** Whether it brings more than half as many articles as were there: worth the time to lay the index out anew. */
    boolean isLarge() {
        return 2 * published > hashes.size();
    }

    void withdraw(ArticleId id) throws IOException {
        Term key = ArticleFields.keyOf(id);
        if (hashes.containsKey(key.text())) {
            writer.deleteDocuments(key);
        }
    }

    void withdrawAllBut(Set<ArticleId> ids) throws IOException {
        Set<String> keep =
                ids.stream().map(id -> ArticleFields.keyOf(id).text()).collect(Collectors.toSet());
        for (String key : hashes.keySet()) {
            if (!keep.contains(key)) {
                writer.deleteDocuments(new Term(ArticleFields.KEY, key));
            }
        }
    }

    /** What the index holds, by key. */
    private static Map<String, byte[]> hashes(IndexSearcher searcher) throws IOException {
        Map<String, byte[]> hashes = new HashMap<>();
        for (LeafReaderContext leaf : searcher.getIndexReader().leaves()) {
            addHashes(leaf.reader(), hashes);
        }
        return hashes;
    }

    private static void addHashes(LeafReader reader, Map<String, byte[]> hashes) throws IOException {
        Bits live = reader.getLiveDocs();
        BinaryDocValues hash = reader.getBinaryDocValues(ArticleFields.HASH);
        SortedDocValues keys = reader.getSortedDocValues(ArticleFields.KEY);
        while (hash != null && hash.nextDoc() != BinaryDocValues.NO_MORE_DOCS) {
            if ((live == null || live.get(hash.docID())) && keys.advanceExact(hash.docID())) {
                BytesRef value = hash.binaryValue();
                hashes.put(
                        keys.lookupOrd(keys.ordValue()).utf8ToString(),
                        Arrays.copyOfRange(value.bytes, value.offset, value.offset + value.length));
            }
        }
    }
}
