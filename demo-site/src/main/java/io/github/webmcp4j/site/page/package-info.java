/**
 * The pages: which entries an address shows, read over HTTP from the delivery API, and how they look as HTML.
 *
 * <p>Entry: {@link io.github.webmcp4j.site.page.Pages}.
 */
@NullMarked
package io.github.webmcp4j.site.page;

import org.jspecify.annotations.NullMarked;
