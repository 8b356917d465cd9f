package io.github.webmcp4j.model.wire;

/** Why a tool failed: the {@code reason} of a {@link ToolError}. */
public final class Reason {
    /** The input breaks the tool's schema, or names what does not exist. */
    public static final String INVALID_INPUT = "invalid_input";

    /** No published entry matches. */
    public static final String NOT_FOUND = "not_found";

    /** Contentstack refuses the credentials that the site is set up with. */
    public static final String UNAUTHORIZED = "unauthorized";

    /** Contentstack asks to wait. */
    public static final String RATE_LIMITED = "rate_limited";

    /** No answer in time. */
    public static final String TIMEOUT = "timeout";

    /** No connection, or one that the browser does not allow. */
    public static final String NETWORK = "network";

    /** Contentstack failed, or answered with something that is no answer. */
    public static final String UPSTREAM = "upstream";

    /** The caller cancelled the call. */
    public static final String ABORTED = "aborted";

    private Reason() {}
}
