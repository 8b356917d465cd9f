/**
 * The Content Delivery API of a stack: all that the server asks Contentstack stands behind {@link
 * io.github.webmcp4j.server.delivery.DeliveryApi}.
 */
@NullMarked
package io.github.webmcp4j.server.delivery;

import org.jspecify.annotations.NullMarked;
