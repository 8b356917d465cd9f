package io.github.webmcp4j.site.cda;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The latest requests; bounded, since a stub may run for days. */
final class RequestLog {
    private static final int CAPACITY = 10_000;

    private final Deque<RecordedRequest> requests = new ArrayDeque<>();

    synchronized void add(RecordedRequest request) {
        if (requests.size() == CAPACITY) {
            requests.removeFirst();
        }
        requests.addLast(request);
    }

    synchronized List<RecordedRequest> all() {
        return List.copyOf(requests);
    }

    synchronized void clear() {
        requests.clear();
    }
}
