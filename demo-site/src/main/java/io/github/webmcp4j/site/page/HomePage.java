package io.github.webmcp4j.site.page;

import java.util.List;
import java.util.Optional;

/** The front page: what the page entry with the url {@code /} says, the latest articles and some beans. */
final class HomePage {
    private static final int ARTICLES = 5;
    private static final int PRODUCTS = 4;

    private final DeliveryClient delivery;
    private final ArticlePages articles;
    private final ProductPages products;

    HomePage(DeliveryClient delivery, ArticlePages articles, ProductPages products) {
        this.delivery = delivery;
        this.articles = articles;
        this.products = products;
    }

    record View(
            String headline,
            String lede,
            String body,
            String lang,
            CoverArt art,
            List<ArticleCard> articles,
            List<ProductCard> products,
            List<Section> sections) {}

    Optional<Page> find(Language language) {
        EntryQuery query = EntryQuery.of("page").where("url", "/");
        return delivery.first(query, language).map(entry -> page(entry, language));
    }

    private Page page(Entry entry, Language language) {
        String body = Display.localLinks(entry.text("body"), language);
        int end = Display.endOfFirstParagraph(body);
        View view = new View(
                entry.text("headline"),
                body.substring(0, end),
                body.substring(end),
                Display.contentLanguage(entry, language),
                CoverArt.of("northlight"),
                articles.latest(ARTICLES, language),
                products.featured(PRODUCTS, language),
                Section.of(entry, language));
        return Page.found("", entry.text("headline"), "home", view);
    }
}
