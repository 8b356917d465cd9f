package io.github.webmcp4j.server.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Set;

/** Remembers the vector of each passage on disk: embedding is what makes indexing slow, and most passages stay as they were. */
final class VectorCache implements AutoCloseable {
    /** Below this, what is stale is not worth a rewrite. */
    private static final int FEW = 1_000;

    private final Embedder embedder;
    private final VectorFile file;

    private VectorCache(Embedder embedder, VectorFile file) {
        this.embedder = embedder;
        this.file = file;
    }

    /** Opens the vectors of a model in a folder. */
    static VectorCache open(Path folder, Embedder embedder) throws IOException {
        return new VectorCache(
                embedder, VectorFile.open(folder.resolve(embedder.name() + ".vectors"), embedder.dimensions()));
    }

    float[] passage(String text) {
        String hash = hash(text);
        try {
            float[] known = file.read(hash);
            if (known != null) {
                return known;
            }
            float[] vector = embedder.passage(text);
            file.append(hash, vector);
            return vector;
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    float[] query(String text) {
        return embedder.query(text);
    }

    /** Forgets all other passages, once they are the greater part. */
    void keepMainly(Set<String> hashes) throws IOException {
        if (file.size() > 2 * hashes.size() + FEW) {
            file.keepOnly(hashes);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    static String hash(String text) {
        return HexFormat.of().formatHex(ArticleFields.hash(text));
    }
}
