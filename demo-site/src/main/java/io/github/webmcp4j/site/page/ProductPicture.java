package io.github.webmcp4j.site.page;

import java.util.List;
import java.util.Map;

/**
 * A still life of a product.
 *
 * @param motif the name of what is drawn, mapped to true: a form in which a template can ask for it
 */
record ProductPicture(CoverArt art, Map<String, Boolean> motif) {
    private static final List<String> GEAR = List.of("kettle", "scale", "grinder", "press", "moka", "tower", "filters");

    static ProductPicture of(Entry product) {
        return new ProductPicture(CoverArt.of(product.uid()), Map.of(motifOf(product), true));
    }

    private static String motifOf(Entry product) {
        return switch (product.text("category")) {
            case "gear" ->
                GEAR.stream().filter(product.url()::contains).findFirst().orElse("dripper");
            case "subscription" -> "parcel";
            default -> "bag";
        };
    }
}
