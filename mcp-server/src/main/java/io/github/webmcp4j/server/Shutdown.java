package io.github.webmcp4j.server;

import java.util.ArrayDeque;
import java.util.Deque;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What has to be closed when the process ends, or when its start fails half way: the latest first, each once. */
final class Shutdown implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(Shutdown.class);

    private final Deque<Runnable> steps = new ArrayDeque<>();

    synchronized void add(Runnable step) {
        steps.push(step);
    }

    /** A step that fails does not keep the others from being made. */
    @Override
    public synchronized void run() {
        while (!steps.isEmpty()) {
            try {
                steps.pop().run();
            } catch (RuntimeException problem) {
                LOG.warn("not closed: {}", problem.getMessage());
            }
        }
    }
}
