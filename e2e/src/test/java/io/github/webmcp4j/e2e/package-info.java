/**
 * An in-page agent finds and calls the tools in a real browser, through the ModelContext alone.
 *
 * <p>{@link io.github.webmcp4j.e2e.TestBrowser} starts the browser, {@link io.github.webmcp4j.e2e.LaneServer} serves
 * pages that are set up in one way or another, {@link io.github.webmcp4j.e2e.InPageAgent} is the agent.
 */
@NullMarked
package io.github.webmcp4j.e2e;

import org.jspecify.annotations.NullMarked;
