package io.github.webmcp4j.server.search;

import io.github.webmcp4j.server.article.Article;
import java.util.ArrayList;
import java.util.List;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.KnnFloatVectorField;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.VectorSimilarityFunction;
import org.apache.lucene.util.BytesRef;

/** A passage of an article as a document of the index: its vector, and whose it is. */
final class PassageFields {
    /** Begins the name of the vector field of a language, so that vectors of two models never meet. */
    static final String VECTOR = "vector_";

    static final String NUMBER = "number";

    private PassageFields() {}

    /** The passages of an article, in the order of its text. */
    static List<String> passages(Article article) {
        return Passages.of(article.title() + "\n" + ArticleFields.text(article));
    }

    static List<Document> documents(Article article, VectorCache vectors) {
        List<Document> documents = new ArrayList<>();
        String key = ArticleFields.keyOf(article.key()).text();
        for (String passage : passages(article)) {
            Document fields = new Document();
            fields.add(new StringField(ArticleFields.KEY, key, Field.Store.NO));
            fields.add(new SortedDocValuesField(ArticleFields.KEY, new BytesRef(key)));
            fields.add(new NumericDocValuesField(NUMBER, documents.size()));
            fields.add(new KnnFloatVectorField(
                    VECTOR + article.lang(), vectors.passage(passage), VectorSimilarityFunction.DOT_PRODUCT));
            documents.add(fields);
        }
        return documents;
    }
}
