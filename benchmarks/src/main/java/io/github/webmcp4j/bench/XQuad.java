package io.github.webmcp4j.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.webmcp4j.server.article.Article;
import java.io.IOException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** XQuAD as a collection: the passage a question stands under is its one relevant article. */
final class XQuad {
    private XQuad() {}

    static Collection read(Path data, String lang) throws IOException {
        List<Article> articles = new ArrayList<>();
        List<Collection.Query> queries = new ArrayList<>();
        Path file = data.resolve("xquad").resolve("xquad." + lang + ".json");
        for (JsonNode subject : new ObjectMapper().readTree(file.toFile()).get("data")) {
            for (JsonNode passage : subject.get("paragraphs")) {
                String slug = "passage-" + articles.size();
                articles.add(Collection.article(
                        slug,
                        lang,
                        subject.get("title").asText().replace("_", " "),
                        passage.get("context").asText()));
                passage.get("qas")
                        .forEach(question -> queries.add(
                                new Collection.Query(question.get("question").asText(), Map.of(slug, 1))));
            }
        }
        return new Collection("XQuAD-" + lang, lang, articles, queries);
    }

    /** The same questions, typed without accents. */
    static Collection withoutAccents(Collection collection) {
        return new Collection(
                collection.name() + " without accents",
                collection.lang(),
                collection.articles(),
                collection.queries().stream()
                        .map(query -> new Collection.Query(plain(query.text()), query.relevant()))
                        .toList());
    }

    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    }
}
