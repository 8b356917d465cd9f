package io.github.webmcp4j.server.mcp;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** How many calls are let in, of all clients at once and of one client in a minute, and how long each may take. */
public final class Admission {
    private static final int MAX_CLIENTS = 50_000;
    private static final int OVERLOADED = -32000;
    private static final int SECOND = 1;

    private final int atOnce;
    private final Semaphore places;
    private final int perMinute;
    private final Duration timeout;
    private final LoadingCache<String, Bucket> clients;

    /**
     * Bounds.
     *
     * @param atOnce calls at work at the same time; one more is refused with 503
     * @param perMinute calls of one client address, with as many at once; one more is refused with 429. 0: no bound.
     *     Loopback has none
     * @param timeout for the body to arrive, and for the answer to be made
     */
    public Admission(int atOnce, int perMinute, Duration timeout) {
        if (atOnce < 1 || perMinute < 0 || timeout.isNegative() || timeout.isZero()) {
            throw new IllegalArgumentException("at least one call at once, no negative rate and some time, got "
                    + atOnce + ", " + perMinute + " and " + timeout);
        }
        this.timeout = timeout;
        this.atOnce = atOnce;
        this.places = new Semaphore(atOnce);
        this.perMinute = perMinute;
        this.clients = Caffeine.newBuilder()
                .maximumSize(MAX_CLIENTS)
                .expireAfterAccess(Duration.ofMinutes(2))
                .build(client -> Bucket.builder()
                        .addLimit(limit -> limit.capacity(perMinute).refillGreedy(perMinute, Duration.ofMinutes(1)))
                        .build());
    }

    /** Bounds that suit a small machine: 256 calls at once, 600 a minute, 15 seconds. */
    public static Admission usual() {
        return new Admission(256, 600, Duration.ofSeconds(15));
    }

    /** Lets a call of a client in until its permit ends, or refuses it. */
    Permit enter(String client) {
        checkRate(client);
        if (!places.tryAcquire()) {
            throw RpcException.retryAfter(503, OVERLOADED, "The endpoint is busy; try again in a second", SECOND);
        }
        return places::release;
    }

    /** How many calls are at work. */
    public int atWork() {
        return atOnce - places.availablePermits();
    }

    Duration timeout() {
        return timeout;
    }

    private void checkRate(String client) {
        if (perMinute == 0 || isLoopback(client)) {
            return;
        }
        ConsumptionProbe probe = clients.get(client).tryConsumeAndReturnRemaining(1);
        if (!probe.isConsumed()) {
            int seconds = (int) TimeUnit.NANOSECONDS.toSeconds(probe.getNanosToWaitForRefill()) + 1;
            throw RpcException.retryAfter(
                    429, OVERLOADED, "Too many calls; try again in " + seconds + " seconds", seconds);
        }
    }

    private static boolean isLoopback(String client) {
        try {
            return InetAddress.getByName(client).isLoopbackAddress();
        } catch (UnknownHostException noAddress) {
            return false;
        }
    }

    /** A place among the calls at work. */
    interface Permit {
        void end();
    }
}
