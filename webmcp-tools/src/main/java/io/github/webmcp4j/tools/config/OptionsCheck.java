package io.github.webmcp4j.tools.config;

import io.github.webmcp4j.model.config.ContentTypeConfig;
import io.github.webmcp4j.model.config.DeliveryHost;
import io.github.webmcp4j.model.config.Problems;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import io.github.webmcp4j.tools.js.Js;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** Finds everything that is wrong with the options of {@code register}. */
public final class OptionsCheck {
    private final Problems problems = new Problems();

    private OptionsCheck() {}

    /** Reads the options, or throws one TypeError that names every problem. */
    public static Options read(@Nullable JSObject given) {
        JSObject options = Json.asObject(given);
        OptionsCheck check = new OptionsCheck();
        check.check(options);
        String problems = check.problems.text("\n- ");
        if (problems != null) {
            Js.throwTypeError("ContentstackWebMCP.register:\n- " + problems);
        }
        return Options.read(options);
    }

    private void check(JSObject options) {
        problems.check(
                options,
                "",
                "",
                "",
                " stack contentTypes locale includeFallback siteInfo navigate basePath timeoutMillis ");
        JSObject stack = Json.get(options, "stack");
        if (stack == null || !Json.isObject(stack)) {
            problems.add("stack", "must be an object");
        } else {
            checkStack(stack);
        }
        checkContentTypes(Json.get(options, "contentTypes"));
        checkTextOrFunction(options, "locale");
        checkTextOrFunction(options, "basePath");
        JSObject navigate = Json.get(options, "navigate");
        if (!Json.isMissing(navigate) && !Js.isFunction(navigate)) {
            problems.add("navigate", "must be a function");
        }
        checkTimeout(Json.get(options, "timeoutMillis"));
    }

    private void checkStack(JSObject stack) {
        problems.check(stack, "stack.", " apiKey deliveryToken environment ", " region host branch ", "");
        checkRegion(Json.textOf(stack, "region"));
        checkHost(Json.textOf(stack, "host"), Json.textOf(stack, "region"));
    }

    private void checkRegion(String region) {
        if (!region.isEmpty() && DeliveryHost.ofRegion(region) == null) {
            problems.add("stack.region", "must be one of" + DeliveryHost.REGIONS + "and not " + region);
        }
    }

    private void checkHost(String host, String region) {
        String delivery = DeliveryHost.insteadOfManagement(host);
        if (delivery != null) {
            problems.add("stack.host", "is the management API; the delivery API is " + delivery);
        } else if (!host.isEmpty() && DeliveryHost.ofHost(host) == null) {
            problems.add("stack.host", "must be a host or an origin, such as cdn.contentstack.io, and not " + host);
        } else if (!host.isEmpty() && !region.isEmpty()) {
            problems.add("stack.host", "and stack.region exclude each other");
        }
    }

    private void checkContentTypes(@Nullable JSObject value) {
        if (value == null || !Json.isArray(value) || Json.items(value).getLength() == 0) {
            problems.add("contentTypes", "must list a content type");
            return;
        }
        JsonArray types = Json.items(value);
        JsonArray uids = Json.array();
        for (int i = 0; i < types.getLength(); i++) {
            String where = "contentTypes[" + i + "].";
            ContentTypeConfig.check(types.get(i), where, problems);
            JSObject uid = Json.isObject(types.get(i)) ? Json.get(types.get(i), "uid") : null;
            if (uid != null && !Json.isMissing(uid) && uids.includes(uid)) {
                problems.add(where + "uid", "stands twice: " + Json.write(uid));
            } else if (uid != null) {
                uids.push(uid);
            }
        }
    }

    private void checkTextOrFunction(JSObject options, String key) {
        JSObject value = Json.get(options, key);
        if (!Json.isMissing(value) && Json.text(value) == null && !Js.isFunction(value)) {
            problems.add(key, "must be a text or a function");
        }
    }

    private void checkTimeout(@Nullable JSObject value) {
        if (!Json.isMissing(value) && (!Json.isInteger(value) || !Json.isBetween(value, 1, 600_000))) {
            problems.add("timeoutMillis", "must be a whole number from 1 to 600000");
        }
    }
}
