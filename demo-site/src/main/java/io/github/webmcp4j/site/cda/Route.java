package io.github.webmcp4j.site.cda;

/** What answers a path. */
interface Route {
    Reply get(Parameters parameters);
}
