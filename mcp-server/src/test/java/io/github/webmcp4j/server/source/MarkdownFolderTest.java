package io.github.webmcp4j.server.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.server.article.Article;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MarkdownFolderTest {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path folder;

    @Test
    void readsFrontMatterAndText() throws IOException {
        write("a.md", """
                ---
                title: "Tea: a start"
                slug: tea
                lang: es
                summary: Short.
                tags: [one, two]
                date: 2026-02-03T10:00:00Z
                unknown: x
                ---

                # Tea

                Text.
                """);
        Article article = only();
        assertEquals("Tea: a start", article.title());
        assertEquals("es", article.lang());
        assertEquals("Short.", article.summary());
        assertEquals(List.of("one", "two"), article.tags());
        assertEquals("2026-02-03", String.valueOf(article.date()));
        assertEquals("# Tea\n\nText.", article.markdown());
    }

    @Test
    void leavesAbsentWhatIsAbsent() throws IOException {
        write("sub/deep/b.md", "---\ntitle: T\nslug: t\ntags: one\n---\nText");
        Article article = only();
        assertNull(article.summary());
        assertNull(article.date());
        assertEquals("en", article.lang());
        assertEquals(List.of("one"), article.tags());
    }

    @Test
    void leavesOtherFilesAlone() throws IOException {
        write("README.md", "# Just a file\n---\nslug: no\n---\n");
        write("draft.md", "---\ntitle: T\nslug: t\npublished: false\n---\nText");
        write("notes.txt", "---\ntitle: T\nslug: t\n---\nText");
        assertEquals(List.of(), read().published());
        assertEquals(List.of(), read().problems());
    }

    @Test
    void namesTheFilesThatAreWrongAndReadsTheOthers() throws IOException {
        write("a.md", "---\ntitle: T\n---\nText");
        write("b.md", "---\ntitle: [\n---\nText");
        write("c.md", "---\ntitle: T\nslug: t\ndate: soon\n---\nText");
        write("d.md", "---\ntitle: T\nslug: t\n---\nText");
        MarkdownFolder.Articles read = read();
        assertEquals(1, read.published().size());
        assertEquals("a.md: front matter has no slug", read.problems().get(0));
        assertTrue(read.problems().get(1).startsWith("b.md: front matter is not as expected"));
        assertEquals(
                "c.md: date must be a day such as 2026-11-30, got soon",
                read.problems().get(2));
    }

    @Test
    void followsNoLinkOutOfTheFolder(@TempDir Path outside) throws IOException {
        Path secret = Files.writeString(outside.resolve("secret.md"), "---\ntitle: T\nslug: t\n---\nText");
        Files.createSymbolicLink(folder.resolve("link.md"), secret);
        Files.createSymbolicLink(folder.resolve("folder"), outside);
        assertEquals(List.of(), read().published());
    }

    @Test
    void leavesOutASecondFileWithTheSameSlug() throws IOException {
        write("a.md", "---\ntitle: T\nslug: t\n---\nText");
        write("b.md", "---\ntitle: U\nslug: t\n---\nText");
        assertEquals("T", read().published().get(0).title());
        assertEquals(List.of("b.md: another file has the slug t already"), read().problems());
    }

    @Test
    void saysThatThereIsNoFolder() {
        assertThrows(IllegalArgumentException.class, () -> new MarkdownFolder(folder.resolve("none")));
    }

    private Article only() {
        assertEquals(List.of(), read().problems());
        assertEquals(1, read().published().size());
        return read().published().get(0);
    }

    private MarkdownFolder.Articles read() {
        return new MarkdownFolder(folder).read();
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
