package io.github.webmcp4j.bench;

import java.util.Arrays;

/** Times of many runs. */
final class Latencies {
    private static final double NANOS_PER_MILLI = 1e6;

    private final long[] nanos;
    private int runs;

    Latencies(int most) {
        this.nanos = new long[most];
    }

    void time(Runnable run) {
        long start = System.nanoTime();
        run.run();
        nanos[runs++] = System.nanoTime() - start;
    }

    /** The time in milliseconds that this share of the runs stayed within, such as 0.99. */
    double millis(double share) {
        long[] sorted = Arrays.copyOf(nanos, runs);
        Arrays.sort(sorted);
        return sorted[Math.min(runs - 1, (int) (runs * share))] / NANOS_PER_MILLI;
    }
}
