package io.github.webmcp4j.site.cda;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A fault in the making: first how often and how late, then what; the last step arms it.
 *
 * <p>Each step returns a new rule. Unless told otherwise a fault strikes at once, again and again, and no preflight.
 */
public final class FaultRule {
    private static final String HTML = "text/html; charset=utf-8";

    private final Faults faults;
    private final Predicate<String> rawPath;
    private final boolean preflights;
    private final int times;
    private final Duration delay;
    private final @Nullable String retryAfter;

    FaultRule(Faults faults, Predicate<String> rawPath) {
        this(faults, rawPath, false, Integer.MAX_VALUE, Duration.ZERO, null);
    }

    private FaultRule(
            Faults faults,
            Predicate<String> rawPath,
            boolean preflights,
            int times,
            Duration delay,
            @Nullable String retryAfter) {
        this.faults = faults;
        this.rawPath = rawPath;
        this.preflights = preflights;
        this.times = times;
        this.delay = delay;
        this.retryAfter = retryAfter;
    }

    /** Strikes the next {@code count} requests only; at least 1. */
    public FaultRule times(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("times must be 1 or more, got " + count);
        }
        return new FaultRule(faults, rawPath, preflights, count, delay, retryAfter);
    }

    /** Strikes after a delay. */
    public FaultRule after(Duration wait) {
        return new FaultRule(faults, rawPath, preflights, times, wait, retryAfter);
    }

    /** Strikes preflights too. */
    public FaultRule alsoPreflights() {
        return new FaultRule(faults, rawPath, true, times, delay, retryAfter);
    }

    /** Sends a {@code Retry-After} header, in seconds or as an HTTP date. */
    public FaultRule retryAfter(String value) {
        return new FaultRule(faults, rawPath, preflights, times, delay, value);
    }

    /** Answers as usual, but late. */
    public void delay(Duration wait) {
        after(wait).arm(Exchange::answerNormally);
    }

    /** Never answers; the connection ends when the faults are cleared or the stub is closed. */
    public void hang() {
        int clearings = faults.clearings();
        arm(exchange -> faults.hold(exchange, clearings));
    }

    /** Answers with this status and body, and CORS headers as ever. */
    public void status(int status, String body, String contentType) {
        Reply reply = Reply.of(status, contentType, body);
        Reply complete = retryAfter == null ? reply : reply.withHeader("Retry-After", retryAfter);
        arm(exchange -> exchange.send(complete));
    }

    /** Answers 429 with the API's kind of error body. */
    public void rateLimited() {
        status(
                429,
                "{\"error_message\":\"Too many requests. Please try again later.\",\"error_code\":429}",
                "application/json");
    }

    /** Answers 500 with an HTML page. */
    public void htmlError() {
        status(500, "<html><body><h1>500 Internal Server Error</h1></body></html>", HTML);
    }

    /** Answers 200 with an HTML page, like the login page of a proxy. */
    public void htmlPage() {
        status(200, "<html><body><h1>Please sign in</h1></body></html>", HTML);
    }

    /** Answers 200 with no body. */
    public void emptyBody() {
        status(200, "", "application/json");
    }

    /** Answers 200 with JSON that is no answer of the API. */
    public void wrongShape() {
        status(200, "{\"entries\":\"none\",\"count\":\"many\",\"entry\":[]}", "application/json");
    }

    /** Announces the usual answer, sends half of it and ends the connection. */
    public void truncatedBody() {
        arm(Exchange::truncateNormalAnswer);
    }

    /**
     * Ends the connection without an answer.
     *
     * <p>Browsers and HTTP clients may ask once more by themselves when the connection was in use before, so a reset
     * with {@code times(1)} can go unnoticed.
     */
    public void reset() {
        arm(Exchange::reset);
    }

    private void arm(Consumer<Exchange> outcome) {
        faults.arm(rawPath, preflights, times, new Fault(delay, outcome));
    }
}
