package io.github.webmcp4j.server.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.webmcp4j.server.Articles;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IndexFolderTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void isOneSegmentAfterALargeChange() throws IOException {
        try (IndexFolder index = IndexFolder.open(folder, "test")) {
            publish(index, 0, 10);
            publish(index, 10, 12);
            assertEquals(2, segments(index));
            publish(index, 12, 30);
            assertEquals(1, segments(index));
        }
    }

    private static void publish(IndexFolder index, int from, int to) {
        index.change(
                change -> {
                    for (int i = from; i < to; i++) {
                        change.publish(Articles.english("article-" + i, "Article", "Words."), null);
                    }
                },
                null);
    }

    private static int segments(IndexFolder index) {
        return index.read(searcher -> searcher.getIndexReader().leaves().size());
    }
}
