package io.github.webmcp4j.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.source.MarkdownFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExamplesTest {
    @Test
    void areSixArticlesInEachLanguage(@TempDir Path folder) {
        MarkdownFolder.Articles read = new MarkdownFolder(Path.of("examples")).read();
        assertEquals(List.of(), read.problems());
        try (ArticleIndex articles = Articles.index(folder)) {
            articles.replace(read.published(), null);
            assertEquals(Map.of("en", 6, "es", 6), articles.counts());
            assertEquals("what-is-webmcp", best(articles, "tools in the browser", "en"));
            assertEquals("keyword-search", best(articles, "como ordena", "es"));
        }
    }

    private static String best(ArticleIndex articles, String query, String lang) {
        return articles.search(query, lang, 1).get(0).article().slug();
    }
}
