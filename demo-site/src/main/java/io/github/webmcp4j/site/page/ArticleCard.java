package io.github.webmcp4j.site.page;

import java.util.List;

/** An article in a list. */
record ArticleCard(
        String title,
        String href,
        String summary,
        String topic,
        String date,
        String isoDate,
        String lang,
        CoverArt art) {

    static ArticleCard of(Entry entry, Language language) {
        List<String> topics = entry.texts("topics");
        return new ArticleCard(
                entry.title(),
                language.href(entry.url()),
                entry.text("summary"),
                topics.isEmpty() ? "" : topics.get(0),
                Display.date(entry.text("published_on"), language),
                Display.isoDay(entry.text("published_on")),
                Display.contentLanguage(entry, language),
                CoverArt.of(entry.uid()));
    }
}
