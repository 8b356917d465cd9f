package io.github.webmcp4j.server.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.webmcp4j.server.Articles;
import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.article.ArticleIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("NullAway.Init")
class MarkdownArticlesTest {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    @TempDir
    Path folder;

    @TempDir
    Path data;

    @Test
    void readsAgainWhatChanges() throws Exception {
        List<String> problems = new CopyOnWriteArrayList<>();
        write("a.md", "---\ntitle: T\nslug: a\n---\nText");
        try (ArticleIndex index = Articles.index(data);
                ArticleSource source = new MarkdownArticles(new MarkdownFolder(folder))) {
            source.feed(index, problems::add);
            assertEquals(List.of("a"), slugs(index));
            write("new/b.md", "---\ntitle: T\nslug: b\n---\nText");
            await(index, List.of("a", "b"));
            write("new/c.md", "---\ntitle: T\nslug: c\n---\nText");
            await(index, List.of("a", "b", "c"));
            write("a.md", "---\ntitle: T\nslug: a\npublished: false\n---\nText");
            await(index, List.of("b", "c"));
            Files.delete(folder.resolve("new/b.md"));
            await(index, List.of("c"));
            write("wrong.md", "---\ntitle: T\n---\nText");
            source.refresh();
            assertEquals("wrong.md: front matter has no slug", problems.get(0));
        }
    }

    private static void await(ArticleIndex index, List<String> wanted) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!slugs(index).equals(wanted) && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        assertEquals(wanted, slugs(index));
    }

    private static List<String> slugs(ArticleIndex index) {
        return index.list(null, "en", 50).articles().stream().map(Article::slug).toList();
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
