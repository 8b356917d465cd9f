package io.github.webmcp4j.server.search;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.lucene.index.CorruptIndexException;
import org.apache.lucene.index.IndexFormatTooNewException;
import org.apache.lucene.index.IndexFormatTooOldException;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.SearcherManager;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.store.LockObtainFailedException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A Lucene index on disk, changed in whole steps: what is not committed was never there, and nobody sees it before. */
final class IndexFolder implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(IndexFolder.class);
    private static final String FORMAT = "1";
    private static final String CONTENT = "content";
    private static final String POSITION = "position";

    private final Directory directory;
    private final String content;

    private volatile IndexWriter writer;
    private volatile SearcherManager searchers;
    private volatile @Nullable String position;
    private volatile boolean closed;

    private IndexFolder(Directory directory, String content) throws IOException {
        this.directory = directory;
        this.content = FORMAT + "\n" + content;
        this.writer = writer(directory);
        this.searchers = new SearcherManager(writer, null);
    }

    /** Opens an index that holds this content; one that holds something else, or cannot be read, is begun anew. */
    static IndexFolder open(Path folder, String content) throws IOException {
        Directory directory = FSDirectory.open(folder);
        try {
            return resumed(directory, content);
        } catch (CorruptIndexException
                | IndexFormatTooOldException
                | IndexFormatTooNewException
                | EOFException
                | NoSuchFileException unreadable) {
            LOG.warn("the index cannot be read and is begun anew: {}", unreadable.getMessage());
            for (String file : directory.listAll()) {
                directory.deleteFile(file);
            }
            return resumed(directory, content);
        } catch (LockObtainFailedException taken) {
            directory.close();
            throw new IllegalStateException("another process uses the folder " + folder.getParent(), taken);
        }
    }

    private static IndexFolder resumed(Directory directory, String content) throws IOException {
        IndexFolder index = new IndexFolder(directory, content);
        index.resume();
        return index;
    }

    Optional<String> position() {
        return Optional.ofNullable(position);
    }

    <T> T read(Read<T> read) {
        SearcherManager now = searchers;
        try {
            IndexSearcher searcher = now.acquire();
            try {
                return read.from(searcher);
            } finally {
                now.release(searcher);
            }
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /** Makes a change whole, or not at all. */
    synchronized void change(Edit edit, @Nullable String newPosition) {
        try {
            IndexChange change = new IndexChange(writer, this);
            edit.to(change);
            if (change.isLarge()) {
                // every segment has a graph of vectors of its own to walk through
                writer.forceMerge(1);
            }
            commit(newPosition);
        } catch (IOException problem) {
            undo();
            throw new UncheckedIOException(problem);
        } catch (RuntimeException problem) {
            undo();
            throw problem;
        }
    }

    /** Gives up a change at work, waits until it has noticed, and lets go of the folder. */
    @Override
    public void close() throws IOException {
        closed = true;
        writer.rollback();
        synchronized (this) {
            searchers.close();
            directory.close();
        }
    }

    private void commit(@Nullable String newPosition) throws IOException {
        boolean moved = newPosition != null && !newPosition.equals(position);
        if (!writer.hasUncommittedChanges() && !moved) {
            return;
        }
        Map<String, String> state = new HashMap<>();
        state.put(CONTENT, content);
        if (newPosition != null) {
            state.put(POSITION, newPosition);
        }
        writer.setLiveCommitData(state.entrySet());
        writer.commit();
        searchers.maybeRefreshBlocking();
        position = newPosition;
    }

    private void undo() {
        if (closed) {
            return;
        }
        try {
            writer.rollback();
            SearcherManager old = searchers;
            writer = writer(directory);
            searchers = new SearcherManager(writer, null);
            old.close();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private void resume() throws IOException {
        Map<String, String> state = new HashMap<>();
        Iterable<Map.Entry<String, String>> stored = writer.getLiveCommitData();
        if (stored != null) {
            stored.forEach(entry -> state.put(entry.getKey(), entry.getValue()));
        }
        if (content.equals(state.get(CONTENT))) {
            position = state.get(POSITION);
        } else {
            writer.deleteAll();
            commit(null);
        }
    }

    private static IndexWriter writer(Directory directory) throws IOException {
        IndexWriterConfig config = new IndexWriterConfig(Languages.byField());
        config.setCodec(new QuantizedVectorsCodec());
        return new IndexWriter(directory, config);
    }

    /** Makes an answer from one state of the index. */
    interface Read<T> {
        T from(IndexSearcher searcher) throws IOException;
    }

    /** What is done to the index in one step. */
    interface Edit {
        void to(IndexChange change) throws IOException;
    }
}
