package io.github.webmcp4j.site.page;

/**
 * A page ready to be sent.
 *
 * @param status the HTTP status: 200, 404 when nothing published has this address, 502 when the delivery API failed
 */
public record RenderedPage(int status, String html) {}
