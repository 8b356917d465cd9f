package io.github.webmcp4j.server.source;

import io.github.webmcp4j.server.article.ArticleIndex;
import java.util.function.Consumer;

/** Where articles come from. */
public interface ArticleSource extends AutoCloseable {
    /** Names the source and how it is read: an index that was filled from another one is not taken for its own. */
    String origin();

    /**
     * Fills the index, and keeps it up to date until it is closed.
     *
     * @param problems gets a line for everything that could not be read
     */
    void feed(ArticleIndex index, Consumer<String> problems);

    /** Looks for changes now, and returns when the index has them. */
    void refresh();

    @Override
    void close();
}
