package io.github.webmcp4j.site.page;

/** A product in a list. */
record ProductCard(
        String title, String href, String tagline, String price, boolean inStock, String lang, ProductPicture picture) {

    static ProductCard of(Entry entry, Language language) {
        return new ProductCard(
                entry.title(),
                language.href(entry.url()),
                entry.text("tagline"),
                Display.euros(entry.number("price"), language),
                entry.isTrue("in_stock"),
                Display.contentLanguage(entry, language),
                ProductPicture.of(entry));
    }
}
