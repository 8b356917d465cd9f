package io.github.webmcp4j.tools.config;

import io.github.webmcp4j.model.config.ContentTypeConfig;
import io.github.webmcp4j.model.config.DeliveryHost;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import io.github.webmcp4j.tools.js.Js;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** The options of {@code register}, as {@link OptionsCheck} found them right. */
public final class Options {
    private static final int DEFAULT_TIMEOUT_MILLIS = 10_000;

    private final JSObject options;
    private final JSObject stack;
    private final ContentTypeConfig[] contentTypes;

    private Options(JSObject options, JSObject stack, ContentTypeConfig[] contentTypes) {
        this.options = options;
        this.stack = stack;
        this.contentTypes = contentTypes;
    }

    /** Reads options. */
    static Options read(JSObject given) {
        JsonArray types = Json.items(Json.get(given, "contentTypes"));
        ContentTypeConfig[] contentTypes = new ContentTypeConfig[types.getLength()];
        for (int i = 0; i < contentTypes.length; i++) {
            contentTypes[i] = ContentTypeConfig.of(types.get(i));
        }
        return new Options(given, Json.require(given, "stack"), contentTypes);
    }

    /** The content types, in the order that the site gives them. */
    public ContentTypeConfig[] contentTypes() {
        return contentTypes;
    }

    /** Scheme, host and port of the Content Delivery API. */
    public String origin() {
        String host = stackText("host");
        String region = stackText("region");
        String origin =
                host.isEmpty() ? DeliveryHost.ofRegion(region.isEmpty() ? "na" : region) : DeliveryHost.ofHost(host);
        return origin == null ? "" : origin;
    }

    /** The environment whose entries are read. */
    public String environment() {
        return stackText("environment");
    }

    /** A text of the stack: apiKey, deliveryToken, environment, branch; empty when there is none. */
    public String stackText(String key) {
        return Json.textOf(stack, key);
    }

    /** The locale that content is asked for in right now; null for the master locale. */
    public @Nullable String locale() {
        return Json.text(Js.valueOf(Json.get(options, "locale")));
    }

    /** Whether an entry that is not published in the locale may come in the one it falls back to. */
    public boolean includeFallback() {
        return Json.same(Json.get(options, "includeFallback"), Json.of(true));
    }

    /** The path that all pages of the site are under, such as {@code /es}; empty for none. Never ends in a slash. */
    public String basePath() {
        String path = Json.text(Js.valueOf(Json.get(options, "basePath")));
        if (path == null) {
            return "";
        }
        return path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    }

    /** What the site says about itself. */
    public @Nullable JSObject siteInfo() {
        return Json.get(options, "siteInfo");
    }

    /** The function that goes to a path; null when the site gave none. */
    public @Nullable JSObject navigate() {
        JSObject navigate = Json.get(options, "navigate");
        return Js.isFunction(navigate) ? navigate : null;
    }

    /** How long a call may take, retries included, in milliseconds. */
    public int timeoutMillis() {
        int millis = Json.integer(Json.get(options, "timeoutMillis"));
        return millis > 0 ? millis : DEFAULT_TIMEOUT_MILLIS;
    }
}
