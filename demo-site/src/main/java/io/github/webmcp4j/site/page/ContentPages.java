package io.github.webmcp4j.site.page;

import java.util.List;
import java.util.Optional;

/** Pages with an address of their own, such as about, contact and shipping. */
final class ContentPages {
    private final DeliveryClient delivery;

    ContentPages(DeliveryClient delivery) {
        this.delivery = delivery;
    }

    record View(String title, String headline, String body, String lang, List<Section> sections) {}

    Optional<Page> find(String url, Language language) {
        return delivery.first(EntryQuery.of("page").where("url", url), language).map(entry -> page(entry, language));
    }

    /** Every page but the home page, by title. */
    List<Link> links(Language language) {
        return delivery.entries(EntryQuery.of("page").sortedBy("title"), language).stream()
                .filter(entry -> !entry.url().equals("/"))
                .map(entry -> new Link(language.href(entry.url()), entry.title(), false))
                .toList();
    }

    private static Page page(Entry entry, Language language) {
        String headline = entry.text("headline");
        View view = new View(
                entry.title(),
                headline.isEmpty() ? entry.title() : headline,
                Display.localLinks(entry.text("body"), language),
                Display.contentLanguage(entry, language),
                Section.of(entry, language));
        return Page.found(entry.title(), headline, "page", view);
    }
}
