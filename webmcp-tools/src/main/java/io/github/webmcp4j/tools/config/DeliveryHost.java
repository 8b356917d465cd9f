package io.github.webmcp4j.tools.config;

import org.jspecify.annotations.Nullable;

/**
 * Where the Content Delivery API of a stack is.
 *
 * @see <a href="https://www.contentstack.com/docs/developers/apis/content-delivery-api#base-url">Base URLs</a>
 */
final class DeliveryHost {
    static final String REGIONS = " na eu au azure-na azure-eu gcp-na gcp-eu ";

    private DeliveryHost() {}

    /** The origin for a region by any of its names, in any case; null for an unknown region. */
    @SuppressWarnings(
            "StringCaseLocaleUsage") // java.util.Locale costs kilobytes in the browser, and means nothing there
    static @Nullable String ofRegion(String region) {
        String name = region.toLowerCase().replace('_', '-');
        if (name.startsWith("aws-")) {
            name = name.substring(4);
        }
        if (name.equals("na") || name.equals("us")) {
            return "https://cdn.contentstack.io";
        }
        return name.indexOf(' ') < 0 && !name.isEmpty() && REGIONS.indexOf(" " + name + " ") >= 0
                ? "https://" + name + "-cdn.contentstack.com"
                : null;
    }

    /** The origin for a host name or an origin; null when it holds more than that. */
    static @Nullable String ofHost(String host) {
        String origin = host.indexOf("://") >= 0 ? host : "https://" + host;
        if (origin.endsWith("/")) {
            origin = origin.substring(0, origin.length() - 1);
        }
        int scheme = origin.startsWith("https://") ? 8 : origin.startsWith("http://") ? 7 : -1;
        return scheme > 0 && isHost(origin.substring(scheme)) ? origin : null;
    }

    /** The delivery host that is meant by the host of the management API; null when it is another host. */
    static @Nullable String insteadOfManagement(String host) {
        int api = host.indexOf("api.contentstack.");
        return api < 0 ? null : host.substring(0, api) + "cdn" + host.substring(api + 3);
    }

    private static boolean isHost(String text) {
        for (int i = 0; i < text.length(); i++) {
            if ("/?#@\\ ".indexOf(text.charAt(i)) >= 0) {
                return false;
            }
        }
        return !text.isEmpty();
    }
}
