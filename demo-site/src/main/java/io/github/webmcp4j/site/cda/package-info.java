/**
 * A Contentstack Content Delivery API over real HTTP, as unkind as the real one, for the demo site and for tests.
 *
 * <pre>{@code
 * try (CdaStub stub = CdaStub.start(StubOptions.of(Stack.fromClasspath("fixtures")))) {
 *     URI entries = stub.origin().resolve("/v3/content_types/article/entries?environment=production");
 * }
 * }</pre>
 *
 * <p>A request goes from {@code CdaHandler} (HTTP, faults) to {@code Routes} (paths) to {@code Listing} (query,
 * order, page) over what {@code Publication} says is published, or to {@code SyncEndpoint} over the {@code EventLog}.
 * {@code LiveStack} replaces stack, routes and log at once when something is published.
 */
@NullMarked
package io.github.webmcp4j.site.cda;

import org.jspecify.annotations.NullMarked;
