package io.github.webmcp4j.site.page;

import java.net.URI;

/**
 * What it takes to read a stack through the Content Delivery API.
 *
 * @param origin scheme, host and port of the API, without a path
 */
public record DeliveryAccess(URI origin, String apiKey, String deliveryToken, String environment) {

    @Override
    public String toString() {
        return "DeliveryAccess[" + origin + ", " + apiKey + ", " + environment + "]";
    }
}
