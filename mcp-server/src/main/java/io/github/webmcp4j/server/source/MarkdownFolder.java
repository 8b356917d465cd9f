package io.github.webmcp4j.server.source;

import io.github.webmcp4j.server.article.Article;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A folder of Markdown files with front matter, sub-folders included. It is only ever read.
 *
 * <p>Files without front matter, such as a README, are left alone; so are links, which could lead out of the folder.
 */
public final class MarkdownFolder {
    private static final long MAX_BYTES = 4_000_000;

    private final Path folder;

    /** A folder that exists. */
    public MarkdownFolder(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new IllegalArgumentException("no folder of articles: " + folder);
        }
        this.folder = folder;
    }

    /** The published articles, and what is wrong with the files that give none. */
    public Articles read() {
        List<Article> articles = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        Set<String> addresses = new HashSet<>();
        for (Path file : files()) {
            String name = folder.relativize(file).toString();
            try {
                Optional<Article> article = MarkdownFile.read(name, Files.readString(file));
                if (article.isPresent()
                        && !addresses.add(
                                article.get().lang() + " " + article.get().slug())) {
                    problems.add(name + ": another file has the slug "
                            + article.get().slug() + " already");
                } else {
                    article.ifPresent(articles::add);
                }
            } catch (IllegalArgumentException | IOException problem) {
                problems.add(name + ": " + problem.getMessage());
            }
        }
        return new Articles(articles, problems);
    }

    /** Runs a task whenever something in the folder changes, until the watch is closed. */
    FolderWatch watch(Runnable changed) {
        return FolderWatch.start(folder, changed);
    }

    private List<Path> files() {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .filter(file -> file.getFileName().toString().endsWith(".md"))
                    .filter(file -> file.toFile().length() <= MAX_BYTES)
                    .sorted()
                    .toList();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /** What a folder holds. */
    public record Articles(List<Article> published, List<String> problems) {
        public Articles {
            published = List.copyOf(published);
            problems = List.copyOf(problems);
        }
    }
}
