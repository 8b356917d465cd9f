package io.github.webmcp4j.site.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All pages of the site, in both languages; each is rendered anew from the delivery API. */
public final class Pages {
    private static final Logger LOG = LoggerFactory.getLogger(Pages.class);

    private final Words words = new Words();
    private final Templates templates = new Templates();
    private final PageFinder finder;
    private final String config;

    public Pages(DeliveryAccess access) {
        this.finder = new PageFinder(new DeliveryClient(access), words);
        this.config = WebMcpConfig.of(access);
    }

    record Message(int status, String heading, String text) {}

    /** The page at a decoded path without a trailing slash, such as {@code /es/about}; never throws for a failing API. */
    public RenderedPage render(String path) {
        Language language = Language.ofPath(path);
        String url = language.entryUrl(path);
        try {
            Optional<Page> found = finder.find(url, language);
            Page page = found.orElseGet(() -> message(404, "not_found", language));
            return dress(page, frame(url, language, finder.pages().links(language)));
        } catch (DeliveryException problem) {
            LOG.warn("{} not rendered: {}", path, problem.getMessage());
            return dress(message(502, "unavailable", language), frame(url, language, List.of()));
        }
    }

    /** The site in outline for language models, as Markdown. */
    public String llmsTxt() {
        return templates.render("llms", new LlmsTxt(finder.pages().links(Language.ENGLISH)));
    }

    record LlmsTxt(List<Link> pages) {}

    private RenderedPage dress(Page page, Frame frame) {
        String content = templates.render(page.template(), page.view(), frame);
        return new RenderedPage(page.status(), templates.render("layout", frame.around(page, content)));
    }

    private Page message(int status, String key, Language language) {
        String heading = words.get(language, key);
        String text = words.get(language, key + "_text");
        return new Page(status, heading, text, "message", new Message(status, heading, text));
    }

    private Frame frame(String url, Language language, List<Link> footer) {
        Language other = language.other();
        List<Link> nav = Stream.of("articles", "products", "about")
                .map(section -> navLink("/" + section, section, url, language))
                .toList();
        return new Frame(
                language,
                "",
                "",
                config,
                nav,
                footer,
                new Frame.Other(other.code(), other.href(url), other.displayName()),
                words.in(language),
                "");
    }

    private Link navLink(String section, String key, String url, Language language) {
        boolean current = url.equals(section) || url.startsWith(section + "/");
        return new Link(language.href(section), words.get(language, key), current);
    }
}
