package io.github.webmcp4j.site.page;

import java.util.List;
import java.util.Optional;

/** The people who write, each with what they wrote. */
final class AuthorPages {
    private final DeliveryClient delivery;
    private final ArticlePages articles;

    AuthorPages(DeliveryClient delivery, ArticlePages articles) {
        this.delivery = delivery;
        this.articles = articles;
    }

    record View(String title, String role, String initials, String bio, String lang, List<ArticleCard> articles) {

        boolean hasArticles() {
            return !articles.isEmpty();
        }
    }

    Optional<Page> find(String url, Language language) {
        EntryQuery query = EntryQuery.of("author").where("url", url);
        return delivery.first(query, language).map(entry -> page(entry, language));
    }

    private Page page(Entry author, Language language) {
        View view = new View(
                author.title(),
                author.text("role"),
                Display.initials(author.title()),
                Display.localLinks(RichText.html(author.json("bio")), language),
                Display.contentLanguage(author, language),
                writtenBy(author, language));
        return Page.found(author.title(), author.text("role"), "author", view);
    }

    private List<ArticleCard> writtenBy(Entry author, Language language) {
        return articles.newest(language).stream()
                .filter(article ->
                        article.json("author").findValuesAsText("uid").contains(author.uid()))
                .map(article -> ArticleCard.of(article, language))
                .toList();
    }
}
