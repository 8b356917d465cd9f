package io.github.webmcp4j.site.page;

import java.util.Optional;

/** Which page an entry url shows. */
final class PageFinder {
    private final HomePage home;
    private final ArticlePages articles;
    private final ProductPages products;
    private final AuthorPages authors;
    private final ContentPages pages;

    PageFinder(DeliveryClient delivery, Words words) {
        this.articles = new ArticlePages(delivery, words);
        this.products = new ProductPages(delivery, words);
        this.authors = new AuthorPages(delivery, articles);
        this.pages = new ContentPages(delivery);
        this.home = new HomePage(delivery, articles, products);
    }

    Optional<Page> find(String url, Language language) {
        return switch (url) {
            case "/" -> home.find(language);
            case "/articles" -> Optional.of(articles.list(language));
            case "/products" -> Optional.of(products.list(language));
            default -> findEntry(url, language);
        };
    }

    ContentPages pages() {
        return pages;
    }

    private Optional<Page> findEntry(String url, Language language) {
        if (url.startsWith("/products/")) {
            return products.find(url, language);
        }
        if (url.startsWith("/authors/")) {
            return authors.find(url, language);
        }
        // An article and a page may share a url; the article wins, as it does in the tools' configuration.
        return articles.find(url, language).or(() -> pages.find(url, language));
    }
}
