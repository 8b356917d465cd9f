package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.webmcp4j.site.cda.StackSettings.Environment;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads {@code stack.json}. */
final class SettingsReader {
    static final String FILE = "stack.json";

    private final Problems problems;

    SettingsReader(Problems problems) {
        this.problems = problems;
    }

    StackSettings read(JsonNode stack) {
        String name = problems.text(stack, "name", FILE);
        String apiKey = problems.text(stack, "api_key", FILE);
        String deliveryToken = problems.text(stack, "delivery_token", FILE);
        String master = problems.text(stack, "master_locale", FILE);
        Map<String, String> fallbacks = new LinkedHashMap<>();
        List<String> locales = locales(stack, fallbacks);
        if (!locales.contains(master)) {
            problems.add(FILE, "master_locale " + master + " is not among locales " + locales);
        }
        return new StackSettings(name, apiKey, deliveryToken, master, locales, fallbacks, environments(stack));
    }

    private List<String> locales(JsonNode stack, Map<String, String> fallbacks) {
        List<String> locales = new ArrayList<>();
        for (JsonNode locale : problems.elements(stack, "locales", FILE)) {
            String code = problems.text(locale, "code", FILE + ": locales");
            locales.add(code);
            if (locale.has("fallback_locale")) {
                fallbacks.put(code, problems.text(locale, "fallback_locale", FILE + ": locales"));
            }
        }
        fallbacks.forEach((code, fallback) -> {
            if (!locales.contains(fallback)) {
                problems.add(FILE, "fallback_locale " + fallback + " of " + code + " is not among locales " + locales);
            }
        });
        return locales;
    }

    private List<Environment> environments(JsonNode stack) {
        List<Environment> environments = new ArrayList<>();
        for (JsonNode environment : problems.elements(stack, "environments", FILE)) {
            String where = FILE + ": environments";
            environments.add(new Environment(
                    problems.text(environment, "name", where), problems.text(environment, "uid", where)));
        }
        if (environments.isEmpty()) {
            problems.add(FILE, "environments must name at least one, such as production");
        }
        return environments;
    }
}
