/**
 * The demo: a small content site rendered from a stand-in for Contentstack's Content Delivery API, whose pages offer WebMCP tools.
 *
 * <p>Entry: {@link io.github.webmcp4j.site.DemoSite}.
 *
 * <pre>{@code
 * try (DemoSite site = DemoSite.start(SiteOptions.onAnyPort())) {
 *     System.out.println(site.origin());
 * }
 * }</pre>
 */
@NullMarked
package io.github.webmcp4j.site;

import org.jspecify.annotations.NullMarked;
