package io.github.webmcp4j.tools.config;

import io.github.webmcp4j.model.config.ContentTypeConfig;
import io.github.webmcp4j.model.config.Problems;
import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import io.github.webmcp4j.tools.js.Js;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** Finds everything that is wrong with the options of {@code register}. */
public final class OptionsCheck {
    private static final String KNOWN =
            " stack contentTypes locale includeFallback siteInfo navigate basePath timeoutMillis ";
    private static final String KNOWN_OF_STACK = " apiKey deliveryToken environment region host branch ";

    private final Problems problems = new Problems();

    private OptionsCheck() {}

    /** Reads the options, or throws one TypeError that names every problem. */
    public static Options read(@Nullable JSObject given) {
        JSObject options = given != null && Json.isObject(given) ? given : Json.object();
        OptionsCheck check = new OptionsCheck();
        check.check(options);
        String problems = check.problems.text("\n- ");
        if (problems != null) {
            Js.throwTypeError("ContentstackWebMCP.register: these options are wrong:\n- " + problems);
        }
        return Options.read(options);
    }

    private void check(JSObject options) {
        problems.checkKeys(options, "", KNOWN);
        JSObject stack = Json.get(options, "stack");
        if (stack == null || !Json.isObject(stack)) {
            problems.add("stack", "must be an object with apiKey, deliveryToken and environment");
        } else {
            checkStack(stack);
        }
        checkContentTypes(Json.get(options, "contentTypes"));
        checkTextOrFunction(options, "locale");
        checkTextOrFunction(options, "basePath");
        JSObject navigate = Json.get(options, "navigate");
        if (!Json.isMissing(navigate) && !Js.isFunction(navigate)) {
            problems.add("navigate", "must be a function that takes a path");
        }
        checkTimeout(Json.get(options, "timeoutMillis"));
    }

    private void checkStack(JSObject stack) {
        problems.checkKeys(stack, "stack.", KNOWN_OF_STACK);
        problems.checkText(stack, "stack.", "apiKey", true);
        problems.checkText(stack, "stack.", "deliveryToken", true);
        problems.checkText(stack, "stack.", "environment", true);
        problems.checkText(stack, "stack.", "branch", false);
        checkRegion(Json.get(stack, "region"));
        checkHost(Json.get(stack, "host"), Json.get(stack, "region"));
    }

    private void checkRegion(@Nullable JSObject value) {
        String region = Json.text(value);
        if (!Json.isMissing(value) && (region == null || DeliveryHost.ofRegion(region) == null)) {
            problems.add("stack.region", "must be one of" + DeliveryHost.REGIONS + "and not " + Json.write(value));
        }
    }

    private void checkHost(@Nullable JSObject value, @Nullable JSObject region) {
        if (Json.isMissing(value)) {
            return;
        }
        String host = Json.text(value);
        String delivery = host == null ? null : DeliveryHost.insteadOfManagement(host);
        if (delivery != null) {
            problems.add("stack.host", "is the management API; the delivery API is " + delivery);
        } else if (host == null || DeliveryHost.ofHost(host) == null) {
            problems.add(
                    "stack.host",
                    "must be a host or an origin, such as cdn.contentstack.io, and not " + Json.write(value));
        } else if (!Json.isMissing(region)) {
            problems.add("stack.host", "and stack.region exclude each other; give one");
        }
    }

    private void checkContentTypes(@Nullable JSObject value) {
        if (value == null || !Json.isArray(value) || Json.items(value).getLength() == 0) {
            problems.add("contentTypes", "must be a list of at least one content type");
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
            problems.add(key, "must be a text or a function that returns one");
        }
    }

    private void checkTimeout(@Nullable JSObject value) {
        if (!Json.isMissing(value) && (value == null || !Json.isInteger(value) || !inRange(Json.integer(value)))) {
            problems.add("timeoutMillis", "must be a whole number from 1 to 600000 (milliseconds)");
        }
    }

    private static boolean inRange(int millis) {
        return millis >= 1 && millis <= 600_000;
    }
}
