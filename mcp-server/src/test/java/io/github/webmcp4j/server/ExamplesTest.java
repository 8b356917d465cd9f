package io.github.webmcp4j.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.webmcp4j.server.article.IndexedArticles;
import io.github.webmcp4j.server.search.HybridSearch;
import io.github.webmcp4j.server.source.MarkdownFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExamplesTest {
    @Test
    void areSixArticlesInEachLanguage() {
        MarkdownFolder.Articles read = new MarkdownFolder(Path.of("examples")).read();
        assertEquals(List.of(), read.problems());
        IndexedArticles articles = new IndexedArticles(new HybridSearch(Map.of()));
        articles.replace(read.published());
        assertEquals(6, articles.list(null, "en").size());
        assertEquals(6, articles.list(null, "es").size());
        assertEquals(
                "what-is-webmcp",
                articles.search("tools in the browser", "en", 1)
                        .get(0)
                        .article()
                        .slug());
        assertEquals(
                "keyword-search",
                articles.search("como ordena", "es", 1).get(0).article().slug());
    }
}
