/** What an operator needs around the endpoint: proxies, access log, metrics, health, the webhook of a stack. */
@NullMarked
package io.github.webmcp4j.server.http;

import org.jspecify.annotations.NullMarked;
