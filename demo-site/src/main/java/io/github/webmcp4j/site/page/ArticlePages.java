package io.github.webmcp4j.site.page;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The journal: its list and each article. */
final class ArticlePages {
    private static final int MORE = 3;
    private static final int ALL = 100;

    private final DeliveryClient delivery;
    private final Words words;

    ArticlePages(DeliveryClient delivery, Words words) {
        this.delivery = delivery;
        this.words = words;
    }

    record ListView(List<ArticleCard> articles) {}

    record View(
            String title,
            String summary,
            String topics,
            String date,
            String isoDate,
            int minutes,
            String lang,
            CoverArt art,
            String body,
            @Nullable Author author,
            List<ArticleCard> more) {}

    record Author(String title, String href, String role, String initials) {}

    Page list(Language language) {
        List<ArticleCard> cards = latest(ALL, language);
        String title = words.get(language, "articles");
        return Page.found(title, words.get(language, "articles_intro"), "article-list", new ListView(cards));
    }

    Optional<Page> find(String url, Language language) {
        EntryQuery query = EntryQuery.of("article").where("url", url).including("author");
        return delivery.first(query, language).map(entry -> page(entry, language));
    }

    List<Entry> newest(Language language) {
        return delivery.entries(EntryQuery.of("article").newestFirst("published_on"), language);
    }

    List<ArticleCard> latest(int limit, Language language) {
        EntryQuery query = EntryQuery.of("article").newestFirst("published_on").limit(limit);
        return delivery.entries(query, language).stream()
                .map(entry -> ArticleCard.of(entry, language))
                .toList();
    }

    private Page page(Entry entry, Language language) {
        String body = Display.localLinks(entry.text("body"), language);
        View view = new View(
                entry.title(),
                entry.text("summary"),
                String.join(" · ", entry.texts("topics")),
                Display.date(entry.text("published_on"), language),
                Display.isoDay(entry.text("published_on")),
                Display.readingMinutes(body),
                Display.contentLanguage(entry, language),
                CoverArt.of(entry.uid()),
                body,
                entry.reference("author")
                        .map(author -> author(author, language))
                        .orElse(null),
                more(entry, language));
        return Page.found(entry.title(), entry.text("summary"), "article", view);
    }

    private static Author author(Entry author, Language language) {
        return new Author(
                author.title(), language.href(author.url()), author.text("role"), Display.initials(author.title()));
    }

    private List<ArticleCard> more(Entry shown, Language language) {
        return latest(MORE + 1, language).stream()
                .filter(card -> !card.href().equals(language.href(shown.url())))
                .limit(MORE)
                .toList();
    }
}
