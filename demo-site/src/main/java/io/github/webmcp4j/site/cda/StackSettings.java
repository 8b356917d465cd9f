package io.github.webmcp4j.site.cda;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The settings of a stack; {@code fallbacks} maps a locale's code to the code that it falls back to. */
record StackSettings(
        String name,
        String apiKey,
        String deliveryToken,
        String masterLocale,
        List<String> locales,
        Map<String, String> fallbacks,
        List<Environment> environments) {

    StackSettings {
        locales = List.copyOf(locales);
        fallbacks = Map.copyOf(fallbacks);
        environments = List.copyOf(environments);
    }

    /** Where entries are published to. */
    record Environment(String name, String uid) {}

    Optional<Environment> environment(String environmentName) {
        return environments.stream()
                .filter(environment -> environment.name().equals(environmentName))
                .findFirst();
    }

    Optional<Environment> environment(Parameters parameters) {
        return parameters.text("environment").flatMap(this::environment);
    }

    /** The locale itself and those it falls back to, the master locale last. */
    List<String> fallbackChain(String locale) {
        List<String> chain = new ArrayList<>();
        @Nullable String next = locale;
        while (next != null && !chain.contains(next)) {
            chain.add(next);
            next = fallbacks.get(next);
        }
        if (!chain.contains(masterLocale)) {
            chain.add(masterLocale);
        }
        return chain;
    }

    StackSettings overridden(@Nullable String key, @Nullable String token, @Nullable String environment) {
        List<Environment> renamed = new ArrayList<>(environments);
        if (environment != null) {
            renamed.set(0, new Environment(environment, environments.get(0).uid()));
        }
        return new StackSettings(
                name,
                key == null ? apiKey : key,
                token == null ? deliveryToken : token,
                masterLocale,
                locales,
                fallbacks,
                renamed);
    }
}
