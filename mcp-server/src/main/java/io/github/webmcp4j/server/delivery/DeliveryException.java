package io.github.webmcp4j.server.delivery;

import org.jspecify.annotations.Nullable;

/** The API gave no answer, or one that says what is wrong. The message never holds a token. */
public final class DeliveryException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final int code;

    DeliveryException(String message, int status, int code) {
        super(message);
        this.status = status;
        this.code = code;
    }

    DeliveryException(String message, @Nullable Throwable cause) {
        super(message, cause);
        this.status = 0;
        this.code = 0;
    }

    /** The HTTP status; 0 when there was no answer. */
    public int status() {
        return status;
    }

    /** Contentstack's {@code error_code}; 0 for none. */
    public int code() {
        return code;
    }

    /** Whether key, token or environment are wrong, which no second attempt will mend. */
    public boolean isAccessRefused() {
        return status == 401 || status == 403 || status == 412;
    }

    /** Whether the API did not accept what was asked for. */
    public boolean isRequestRefused() {
        return status == 400 || status == 404 || status == 422;
    }
}
