package io.github.webmcp4j.site.page;

/**
 * A link of the header or the footer.
 *
 * @param current whether the page shown is this one or below it
 */
record Link(String href, String label, boolean current) {}
