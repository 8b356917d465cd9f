package io.github.webmcp4j.site.page;

import java.net.URI;

/** The delivery API did not answer a request, or not with 200; the status is 0 when there was no answer at all. */
public final class DeliveryException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient URI url;
    private final int status;

    DeliveryException(URI url, int status) {
        super("Delivery API answered " + status + " to " + url);
        this.url = url;
        this.status = status;
    }

    DeliveryException(URI url, Exception cause) {
        super("No answer from the delivery API to " + url, cause);
        this.url = url;
        this.status = 0;
    }

    public URI url() {
        return url;
    }

    public int status() {
        return status;
    }
}
