package io.github.webmcp4j.site;

import io.github.webmcp4j.site.cda.Stack;

/**
 * Where the site listens and what it shows.
 *
 * @param meaning whether the MCP endpoint finds by meaning too, which takes a model and a second or two to load
 * @param port TCP port of the pages on the loopback interface; 0 takes any free one. The stub's port is always a free one
 */
public record SiteOptions(int port, Stack stack, boolean meaning) {
    private static final String FIXTURES = "fixtures";

    public SiteOptions {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("port must be 0 to 65535, got " + port + "; 0 takes any free one");
        }
    }

    /** This content, found by words. */
    public SiteOptions(int port, Stack stack) {
        this(port, stack, false);
    }

    /** The built-in content on the given port, found by words. */
    public static SiteOptions onPort(int port) {
        return new SiteOptions(port, Stack.fromClasspath(FIXTURES));
    }

    /** The same, found by meaning too. */
    public SiteOptions withMeaning() {
        return new SiteOptions(port, stack, true);
    }

    /** The built-in content on a free port. */
    public static SiteOptions onAnyPort() {
        return onPort(0);
    }
}
