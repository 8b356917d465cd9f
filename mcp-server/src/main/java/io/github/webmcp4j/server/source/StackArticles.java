package io.github.webmcp4j.server.source;

import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.delivery.DeliveryApi;
import io.github.webmcp4j.server.delivery.DeliveryException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A Contentstack stack as a source: all that is published at first, then what changed, again and again. An index that was filled
 * before goes on from where it was.
 */
public final class StackArticles implements ArticleSource {
    private final DeliveryApi api;
    private final ArticleFields fields;
    private final String origin;
    private final Duration interval;
    private final ScheduledExecutorService schedule = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "sync");
        thread.setDaemon(true);
        return thread;
    });
    private final AtomicLong asked = new AtomicLong();

    private @Nullable ArticleIndex index;
    private Consumer<String> problems = problem -> {};
    private long answered;
    private @Nullable ScheduledFuture<?> repetition;

    /**
     * A stack.
     *
     * @param stack names it, without a secret
     * @param interval how often to look for changes
     */
    public StackArticles(DeliveryApi api, ArticleFields fields, String stack, Duration interval) {
        this.api = api;
        this.fields = fields;
        this.origin = stack + "\n" + fields;
        this.interval = interval;
    }

    @Override
    public String origin() {
        return origin;
    }

    /**
     * {@inheritDoc}
     *
     * @throws DeliveryException when the stack refuses access, or cannot be reached and the index holds nothing yet
     */
    @Override
    public void feed(ArticleIndex filled, Consumer<String> told) {
        this.index = filled;
        this.problems = told;
        try {
            refresh();
        } catch (DeliveryException problem) {
            if (problem.isAccessRefused() || filled.position().isEmpty()) {
                throw problem;
            }
            told.accept(problem.getMessage() + "; what was synchronized before is served");
        }
        repetition = schedule.scheduleWithFixedDelay(
                this::refreshOrComplain, interval.toMillis(), interval.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Calls that come while one is at work share the next. */
    @Override
    public void refresh() {
        long mine = asked.incrementAndGet();
        synchronized (this) {
            if (answered < mine && index != null) {
                long all = asked.get();
                synchronize(index);
                answered = all;
            }
        }
    }

    @Override
    public void close() {
        if (repetition != null) {
            repetition.cancel(true);
        }
        schedule.shutdownNow();
    }

    private void synchronize(ArticleIndex filled) {
        StackSync sync = new StackSync(api, fields, problems);
        Optional<String> position = filled.position();
        boolean done = position.isPresent() && changed(sync, position.get(), filled);
        if (!done) {
            sync.all(filled);
        }
    }

    /** Whether the changes could be had; a token that the API no longer takes means to begin again. */
    private boolean changed(StackSync sync, String position, ArticleIndex filled) {
        try {
            return sync.since(position, filled);
        } catch (DeliveryException problem) {
            if (problem.isRequestRefused()) {
                problems.accept(problem.getMessage() + "; everything is synchronized again");
                return false;
            }
            throw problem;
        }
    }

    private void refreshOrComplain() {
        try {
            refresh();
        } catch (RuntimeException problem) {
            problems.accept("The stack was not synchronized: " + problem.getMessage());
        }
    }
}
