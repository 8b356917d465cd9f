package io.github.webmcp4j.site.cda;

import java.net.URI;
import java.time.Clock;
import java.util.List;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * A running Content Delivery API on 127.0.0.1.
 *
 * <p>It serves only what its {@link Stack} has published, under {@code /v3}, to requests that carry the stack's
 * {@code api_key} and {@code access_token} headers. Closing it ends the requests that a fault holds back.
 */
public final class CdaStub implements AutoCloseable {
    // Larger than any URL under test: the stub itself, and not Jetty, answers 414.
    private static final int REQUEST_HEADER_BYTES = 256 * 1024;
    private static final int THREADS = 64;

    private final Server server;
    private final URI origin;
    private final LiveStack stack;
    private final Faults faults;
    private final RequestLog requests;

    private CdaStub(Server server, URI origin, LiveStack stack, Faults faults, RequestLog requests) {
        this.server = server;
        this.origin = origin;
        this.stack = stack;
        this.faults = faults;
        this.requests = requests;
    }

    /**
     * Starts a stub and returns once it answers.
     *
     * @throws IllegalStateException when the port is taken
     */
    public static CdaStub start(StubOptions options) {
        return start(options, Clock.systemUTC());
    }

    /** Starts a stub that publishes by another clock. */
    static CdaStub start(StubOptions options, Clock clock) {
        LiveStack stack = new LiveStack(options.effectiveStack(), clock);
        Faults faults = new Faults();
        RequestLog requests = new RequestLog();
        Server server = server();
        server.setHandler(new CdaHandler(stack, new AdminEndpoint(stack, options.admin()), faults, requests));
        ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(httpConfiguration()));
        connector.setHost("127.0.0.1");
        connector.setPort(options.port());
        server.addConnector(connector);
        open(server, options.port());
        URI origin = URI.create("http://localhost:" + connector.getLocalPort());
        return new CdaStub(server, origin, stack, faults, requests);
    }

    /** The scheme, host and port to ask, such as {@code http://localhost:41873}, without a trailing slash. */
    public URI origin() {
        return origin;
    }

    /**
     * Publishes an entry, or publishes it again, from the next request on; the sync API tells it as an event.
     *
     * <p>{@code environment} is a name and not a uid. Times of publishing are the clock's, or 1 ms after the latest
     * event when that is later.
     *
     * @throws IllegalArgumentException when the stack has no such environment, entry or locale, or the entry has fields
     *     neither for the locale nor for what it falls back to
     */
    public void publish(String environment, String contentType, String uid, String locale) {
        stack.publish(environment, contentType, uid, locale);
    }

    /**
     * Ends the publication of an entry; without effect when it is not published there.
     *
     * @throws IllegalArgumentException when the stack has no such environment, entry or locale
     */
    public void unpublish(String environment, String contentType, String uid, String locale) {
        stack.unpublish(environment, contentType, uid, locale);
    }

    /**
     * Deletes an entry in all locales and environments; the sync API tells it for each where it was published.
     *
     * @throws IllegalArgumentException when the stack has no such entry
     */
    public void delete(String contentType, String uid) {
        stack.delete(contentType, uid);
    }

    /** What goes wrong on purpose; empty at first. */
    public Faults faults() {
        return faults;
    }

    /** The latest requests, preflights included, oldest first; at most 10,000. */
    public List<RecordedRequest> requests() {
        return requests.all();
    }

    /** Forgets the requests so far. */
    public void clearRequests() {
        requests.clear();
    }

    @Override
    public void close() {
        faults.clear();
        stop(server);
    }

    private static Server server() {
        QueuedThreadPool threads = new QueuedThreadPool(THREADS);
        threads.setName("cda-stub");
        threads.setDaemon(true);
        return new Server(threads);
    }

    private static void open(Server server, int port) {
        try {
            server.start();
        } catch (Exception e) {
            stop(server);
            throw new IllegalStateException("cannot listen on port " + port + "; choose another, or 0 for any", e);
        }
    }

    private static void stop(Server server) {
        try {
            server.stop();
        } catch (Exception e) {
            throw new IllegalStateException("the stub did not stop", e);
        }
    }

    private static HttpConfiguration httpConfiguration() {
        HttpConfiguration http = new HttpConfiguration();
        http.setRequestHeaderSize(REQUEST_HEADER_BYTES);
        http.setSendServerVersion(false);
        // Odd paths get the API's own 404 instead of Jetty's error page.
        http.setUriCompliance(UriCompliance.UNSAFE);
        return http;
    }
}
