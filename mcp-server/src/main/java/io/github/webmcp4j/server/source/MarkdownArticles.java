package io.github.webmcp4j.server.source;

import io.github.webmcp4j.server.article.ArticleIndex;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A folder of Markdown files as a source: read at once, and again whenever something in it changes. */
public final class MarkdownArticles implements ArticleSource {
    private final MarkdownFolder folder;

    private @Nullable ArticleIndex index;
    private Consumer<String> problems = problem -> {};
    private @Nullable FolderWatch watch;

    public MarkdownArticles(MarkdownFolder folder) {
        this.folder = folder;
    }

    @Override
    public String origin() {
        return "markdown";
    }

    @Override
    public void feed(ArticleIndex filled, Consumer<String> told) {
        this.index = filled;
        this.problems = told;
        this.watch = folder.watch(this::refresh);
        refresh();
    }

    /** One reading at a time, so that an older one never comes after a newer. */
    @Override
    public synchronized void refresh() {
        if (index != null) {
            MarkdownFolder.Articles read = folder.read();
            read.problems().forEach(problems);
            index.replace(read.published(), null);
        }
    }

    @Override
    public void close() {
        if (watch != null) {
            watch.close();
        }
    }
}
