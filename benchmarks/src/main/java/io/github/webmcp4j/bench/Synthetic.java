package io.github.webmcp4j.bench;

import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.search.Embedder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Articles and vectors out of a seed: words as rare as words are, vectors of unit length. */
final class Synthetic {
    private static final int VOCABULARY = 30_000;
    private static final int WORDS = 150;
    private static final int TITLE_WORDS = 6;
    private static final int DIMENSIONS = 384;

    private final Random random;

    Synthetic(long seed) {
        this.random = new Random(seed);
    }

    List<Article> articles(int count) {
        List<Article> articles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            articles.add(Collection.article("article-" + i, "en", words(TITLE_WORDS), words(WORDS)));
        }
        return articles;
    }

    /** Words of which the n-th most frequent is n times rarer than the first. */
    String words(int count) {
        StringBuilder words = new StringBuilder();
        for (int i = 0; i < count; i++) {
            int rank = (int) Math.pow(VOCABULARY, random.nextDouble());
            words.append(i == 0 ? "" : " ").append(word(rank));
        }
        return words.toString();
    }

    private static String word(int rank) {
        StringBuilder word = new StringBuilder();
        for (int rest = rank + 700; rest > 0; rest /= 20) {
            word.append("bcdfghjklmnpqrstvwxz".charAt(rest % 20)).append("aeiou".charAt(rest % 5));
        }
        return word.toString();
    }

    /** Vectors that depend on nothing but the text. */
    static final class Vectors implements Embedder {
        @Override
        public String name() {
            return "synthetic";
        }

        @Override
        public int dimensions() {
            return DIMENSIONS;
        }

        @Override
        public float[] passage(String text) {
            Random numbers = new Random(text.hashCode());
            float[] vector = new float[DIMENSIONS];
            double squares = 0;
            for (int i = 0; i < DIMENSIONS; i++) {
                vector[i] = (float) numbers.nextGaussian();
                squares += vector[i] * vector[i];
            }
            for (int i = 0; i < DIMENSIONS; i++) {
                vector[i] /= (float) Math.sqrt(squares);
            }
            return vector;
        }

        @Override
        public float[] query(String text) {
            return passage(text);
        }
    }
}
