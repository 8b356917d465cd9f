package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** {@code /assets} and {@code /assets/{uid}}; a request without a locale sees the assets of every locale. */
final class AssetEndpoint {
    private final Stack stack;

    AssetEndpoint(Stack stack) {
        this.stack = stack;
    }

    Reply list(Parameters parameters) {
        return published(
                parameters,
                assets -> Listing.of(assets, parameters)
                        .map(listing -> listing.body("assets", parameters, asset -> shape(asset, parameters)))
                        .map(Reply::ok)
                        .orElseGet(CdaErrors::invalidQuery));
    }

    Reply one(String uid, Parameters parameters) {
        return published(
                parameters,
                assets -> assets.stream()
                        .filter(asset -> asset.path("uid").asText().equals(uid))
                        .findFirst()
                        .map(asset -> Reply.ok(Json.object().set("asset", shape(asset, parameters))))
                        .orElseGet(CdaErrors::unknownAsset));
    }

    private Reply published(Parameters parameters, Function<List<ObjectNode>, Reply> answer) {
        Optional<StackSettings.Environment> environment = stack.settings().environment(parameters);
        if (environment.isEmpty()) {
            return CdaErrors.unknownEnvironment();
        }
        Optional<String> locale = parameters.text("locale");
        if (locale.filter(code -> !stack.settings().locales().contains(code)).isPresent()) {
            return CdaErrors.unknownLocale();
        }
        Optional<List<String>> shown = locale.map(code -> shownLocales(code, parameters));
        return answer.apply(stack.assets().stream()
                .filter(asset ->
                        detail(asset, "environment").equals(environment.get().uid()))
                .filter(asset -> shown.map(locales -> locales.contains(detail(asset, "locale")))
                        .orElse(true))
                .toList());
    }

    private List<String> shownLocales(String locale, Parameters parameters) {
        return parameters.flag("include_fallback") ? stack.settings().fallbackChain(locale) : List.of(locale);
    }

    private static String detail(ObjectNode asset, String name) {
        return asset.path("publish_details").path(name).asText();
    }

    private static ObjectNode shape(ObjectNode asset, Parameters parameters) {
        ObjectNode shown = asset.deepCopy();
        if (!parameters.flag("include_dimension")) {
            shown.remove("dimension");
        }
        return shown;
    }
}
