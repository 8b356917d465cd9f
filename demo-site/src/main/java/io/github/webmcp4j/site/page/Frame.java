package io.github.webmcp4j.site.page;

import java.util.List;
import java.util.Map;

/**
 * What surrounds every page: head, header and footer.
 *
 * @param config the JSON data block of the WebMCP tools
 * @param other the same page in the other language
 */
record Frame(
        Language language,
        String title,
        String description,
        String config,
        List<Link> nav,
        List<Link> footer,
        Other other,
        Map<String, String> words,
        String content) {

    /** The way to the same page in the other language. */
    record Other(String code, String href, String name) {}

    String lang() {
        return language.code();
    }

    String home() {
        return language.href("/");
    }

    String articlesHref() {
        return language.href("/articles");
    }

    String productsHref() {
        return language.href("/products");
    }

    Frame around(Page page, String html) {
        String site = words.getOrDefault("site", "");
        String full = page.title().isEmpty() ? site : page.title() + " – " + site;
        return new Frame(language, full, page.description(), config, nav, footer, other, words, html);
    }
}
