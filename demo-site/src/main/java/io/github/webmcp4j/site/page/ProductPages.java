package io.github.webmcp4j.site.page;

import java.util.List;
import java.util.Optional;

/** The shop window: products by category, and each product. */
final class ProductPages {
    private static final List<String> CATEGORIES = List.of("beans", "gear", "subscription");

    private final DeliveryClient delivery;
    private final Words words;

    ProductPages(DeliveryClient delivery, Words words) {
        this.delivery = delivery;
        this.words = words;
    }

    record ListView(List<Shelf> shelves) {}

    record Shelf(String category, String name, List<ProductCard> products) {}

    record View(
            String title,
            String tagline,
            String category,
            String price,
            boolean inStock,
            String sku,
            List<String> notes,
            String lang,
            ProductPicture picture,
            String description,
            List<ProductCard> related) {

        boolean hasNotes() {
            return !notes.isEmpty();
        }

        boolean hasRelated() {
            return !related.isEmpty();
        }
    }

    Page list(Language language) {
        List<Entry> products = delivery.entries(EntryQuery.of("product").sortedBy("title"), language);
        List<Shelf> shelves = CATEGORIES.stream()
                .map(category -> shelf(category, products, language))
                .filter(shelf -> !shelf.products().isEmpty())
                .toList();
        String title = words.get(language, "products");
        return Page.found(title, words.get(language, "products_intro"), "product-list", new ListView(shelves));
    }

    Optional<Page> find(String url, Language language) {
        EntryQuery query = EntryQuery.of("product").where("url", url).including("related");
        return delivery.first(query, language).map(entry -> page(entry, language));
    }

    /** Beans that can be bought today, at most {@code limit} of them. */
    List<ProductCard> featured(int limit, Language language) {
        EntryQuery query = EntryQuery.of("product").where("category", "beans").newestFirst("updated_at");
        return delivery.entries(query, language).stream()
                .filter(entry -> entry.isTrue("in_stock"))
                .limit(limit)
                .map(entry -> ProductCard.of(entry, language))
                .toList();
    }

    private Shelf shelf(String category, List<Entry> products, Language language) {
        List<ProductCard> cards = products.stream()
                .filter(entry -> entry.text("category").equals(category))
                .map(entry -> ProductCard.of(entry, language))
                .toList();
        return new Shelf(category, words.get(language, category), cards);
    }

    private Page page(Entry entry, Language language) {
        String category = entry.text("category");
        List<ProductCard> related = entry.references("related").stream()
                .map(other -> ProductCard.of(other, language))
                .toList();
        View view = new View(
                entry.title(),
                entry.text("tagline"),
                words.in(language).getOrDefault(category, category),
                Display.euros(entry.number("price"), language),
                entry.isTrue("in_stock"),
                entry.text("sku"),
                entry.texts("tasting_notes"),
                Display.contentLanguage(entry, language),
                ProductPicture.of(entry),
                Display.localLinks(entry.text("description"), language),
                related);
        return Page.found(entry.title(), entry.text("tagline"), "product", view);
    }
}
