package io.github.webmcp4j.server.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.server.Articles;
import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.article.ArticleIndex;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that is killed while it indexes leaves a whole state behind. */
class CrashTest {
    private static final int KILLS = 20;
    private static final int ARTICLES = 40;

    @Test
    void servesAWholeStateAfterEachOf20Kills(@TempDir Path folder) throws Exception {
        Random random = new Random(20);
        int states = 0;
        for (int i = 0; i < KILLS; i++) {
            killWhileIndexing(folder, states, random.nextInt(30_000_000));
            int state = assertWhole(folder);
            assertTrue(state > states, state + " after " + states);
            states = state;
        }
    }

    /** Indexes one state after another, for ever. */
    public static void main(String[] arguments) {
        try (ArticleIndex index = Articles.index(Path.of(arguments[0]))) {
            for (int state = Integer.parseInt(arguments[1]) + 1; ; state++) {
                index.replace(state(state), Integer.toString(state));
                System.out.println(state);
            }
        }
    }

    private static void killWhileIndexing(Path folder, int state, long nanos) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        "-XX:TieredStopAtLevel=1",
                        CrashTest.class.getName(),
                        folder.toString(),
                        Integer.toString(state))
                .redirectError(new File(folder.toFile(), "errors"))
                .start();
        try (BufferedReader lines = process.inputReader()) {
            assertTrue(lines.readLine() != null, "indexes");
            LockSupport.parkNanos(nanos);
            process.destroyForcibly().waitFor();
        }
    }

    private static int assertWhole(Path folder) {
        try (ArticleIndex index = LuceneArticles.open(folder, "test", Map.of())) {
            int state = Integer.parseInt(index.position().orElseThrow());
            assertEquals(
                    state(state),
                    index.list(null, "en", 100).articles().stream()
                            .sorted(Comparator.comparing(Article::id))
                            .toList());
            assertEquals(ARTICLES, index.search("state" + state, "en", 100).size());
            return state;
        }
    }

    private static List<Article> state(int state) {
        List<Article> articles = new ArrayList<>();
        for (int i = 0; i < ARTICLES; i++) {
            String slug = "article-%03d".formatted((state + i) % (2 * ARTICLES));
            articles.add(Articles.english(slug, "Article", "Of state" + state + ". " + "More words. ".repeat(50)));
        }
        articles.sort(Comparator.comparing(Article::id));
        return articles;
    }
}
