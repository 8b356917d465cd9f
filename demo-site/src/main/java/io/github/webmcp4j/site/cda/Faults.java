package io.github.webmcp4j.site.cda;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What goes wrong on purpose.
 *
 * <p>{@code faults.when(path -> path.contains("/product/")).times(2).status(503, "", "text/plain")} fails the next two
 * requests for products. The oldest fault that matches a request takes it; without {@code times} a fault stays until
 * {@link #clear()}. Preflights are left alone unless {@link FaultRule#alsoPreflights()} says otherwise. Safe for use by
 * several threads.
 */
public final class Faults {
    private final List<Armed> armed = new ArrayList<>();
    private final List<Exchange> held = new ArrayList<>();
    private int clearings;

    Faults() {}

    /** A fault for requests with such a raw path, still encoded and without the query. */
    public FaultRule when(Predicate<String> rawPath) {
        return new FaultRule(this, rawPath);
    }

    /** A fault for every request. */
    public FaultRule always() {
        return when(path -> true);
    }

    /** Ends all faults, and the connections of the requests that hang. */
    public void clear() {
        List<Exchange> released;
        synchronized (this) {
            armed.clear();
            clearings++;
            released = List.copyOf(held);
            held.clear();
        }
        released.forEach(Exchange::reset);
    }

    synchronized void arm(Predicate<String> rawPath, boolean preflights, int times, Fault fault) {
        armed.add(new Armed(rawPath, preflights, times, fault));
    }

    /** How often the faults were cleared, for {@link #hold}. */
    synchronized int clearings() {
        return clearings;
    }

    /** Holds a request back until the next clearing, or ends it when that has come already. */
    void hold(Exchange exchange, int clearingsWhenArmed) {
        synchronized (this) {
            if (clearings == clearingsWhenArmed) {
                held.add(exchange);
                return;
            }
        }
        exchange.reset();
    }

    synchronized Optional<Fault> next(String rawPath, boolean preflight) {
        Optional<Armed> struck = armed.stream()
                .filter(candidate -> candidate.matches(rawPath, preflight))
                .findFirst();
        struck.filter(Armed::countDown).ifPresent(armed::remove);
        return struck.map(found -> found.fault);
    }

    private static final class Armed {
        private final Predicate<String> rawPath;
        private final boolean preflights;
        private final Fault fault;
        private int left;

        private Armed(Predicate<String> rawPath, boolean preflights, int times, Fault fault) {
            this.rawPath = rawPath;
            this.preflights = preflights;
            this.left = times;
            this.fault = fault;
        }

        private boolean countDown() {
            left--;
            return left == 0;
        }

        private boolean matches(String path, boolean preflight) {
            return (preflights || !preflight) && rawPath.test(path);
        }
    }
}
