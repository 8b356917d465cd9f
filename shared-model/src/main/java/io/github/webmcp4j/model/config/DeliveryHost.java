package io.github.webmcp4j.model.config;

import io.github.webmcp4j.model.json.Json;
import org.jspecify.annotations.Nullable;

/**
 * Where the Content Delivery API of a stack is.
 *
 * @see <a href="https://www.contentstack.com/docs/developers/apis/content-delivery-api#base-url">Base URLs</a>
 */
public final class DeliveryHost {
    /** The names of the regions, between spaces. */
    public static final String REGIONS = " na eu au azure-na azure-eu gcp-na gcp-eu ";

    private DeliveryHost() {}

    /** The origin for a region by any of its names, in any case; null for an unknown region. */
    @SuppressWarnings(
            "StringCaseLocaleUsage") // java.util.Locale costs kilobytes in the browser, and means nothing there
    public static @Nullable String ofRegion(String region) {
        String name = region.toLowerCase().replace('_', '-');
        if (name.startsWith("aws-")) {
            name = name.substring(4);
        }
        if (name.equals("na") || name.equals("us")) {
            return "https://cdn.contentstack.io";
        }
        return Json.matches(name, "^(eu|au|(azure|gcp)-(na|eu))$") ? "https://" + name + "-cdn.contentstack.com" : null;
    }

    /** The origin for a host name or an origin; null when it holds more than that. */
    public static @Nullable String ofHost(String host) {
        String origin = host.indexOf("://") >= 0 ? host : "https://" + host;
        if (origin.endsWith("/")) {
            origin = origin.substring(0, origin.length() - 1);
        }
        return Json.matches(origin, "^https?://[^/?#@\\\\\\s]+$") ? origin : null;
    }

    /** The delivery host that is meant by the host of the management API; null when it is another host. */
    public static @Nullable String insteadOfManagement(String host) {
        int api = host.indexOf("api.contentstack.");
        return api < 0 ? null : host.substring(0, api) + "cdn" + host.substring(api + 3);
    }
}
