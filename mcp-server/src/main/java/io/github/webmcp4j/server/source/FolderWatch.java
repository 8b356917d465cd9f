package io.github.webmcp4j.server.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Runs a task whenever something changes below a folder, once the changes have paused for a moment. */
final class FolderWatch implements AutoCloseable {
    private static final long QUIET_MILLIS = 100;

    private final Path folder;
    private final Runnable changed;
    private final WatchService watcher;

    private FolderWatch(Path folder, Runnable changed) throws IOException {
        this.folder = folder;
        this.changed = changed;
        this.watcher = folder.getFileSystem().newWatchService();
    }

    /** Begins to watch; what changes from now on is seen. */
    static FolderWatch start(Path folder, Runnable changed) {
        try {
            FolderWatch watch = new FolderWatch(folder, changed);
            watch.registerFolders();
            Thread thread = new Thread(watch::run, "articles");
            thread.setDaemon(true);
            thread.start();
            return watch;
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    @Override
    public void close() {
        try {
            watcher.close();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private void run() {
        try {
            while (true) {
                forget(watcher.take());
                untilQuiet();
                registerFolders();
                changed.run();
            }
        } catch (ClosedWatchServiceException closed) {
            // that is how it ends
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private void untilQuiet() throws InterruptedException {
        WatchKey key = watcher.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS);
        while (key != null) {
            forget(key);
            key = watcher.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    /** What changed does not matter, since everything is read again. */
    private static void forget(@Nullable WatchKey key) {
        if (key != null) {
            key.pollEvents();
            key.reset();
        }
    }

    /** Registering a folder twice does no harm; a folder that is new has to be registered. */
    private void registerFolders() throws IOException {
        for (Path each : folders()) {
            each.register(
                    watcher,
                    StandardWatchEventKinds.ENTRY_CREATE,
                    StandardWatchEventKinds.ENTRY_MODIFY,
                    StandardWatchEventKinds.ENTRY_DELETE);
        }
    }

    private List<Path> folders() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
                    .toList();
        }
    }
}
