package io.github.webmcp4j.bench;

import io.github.webmcp4j.server.article.Article;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The Cranfield collection; its judgements number the queries by their position. */
final class Cranfield {
    private static final Pattern DOCUMENT =
            Pattern.compile("<docno>(\\d+)</docno>\\s*<title>(.*?)</title>.*?<text>(.*?)</text>", Pattern.DOTALL);
    private static final Pattern QUERY = Pattern.compile("<num>.*?</num>\\s*<title>(.*?)</title>", Pattern.DOTALL);
    private static final int LAST_COLUMN = 3;

    private Cranfield() {}

    static Collection read(Path data) throws IOException {
        Path folder = data.resolve("cranfield");
        Map<Integer, Map<String, Integer>> judgements = judgements(folder.resolve("cranqrel.trec.txt"));
        List<Collection.Query> queries = new ArrayList<>();
        Matcher query = QUERY.matcher(Files.readString(folder.resolve("cran.qry.xml")));
        for (int number = 1; query.find(); number++) {
            Map<String, Integer> relevant = judgements.get(number);
            if (relevant != null) {
                queries.add(new Collection.Query(query.group(1).strip(), relevant));
            }
        }
        return new Collection("Cranfield", "en", articles(folder.resolve("cran.all.1400.xml")), queries);
    }

    private static List<Article> articles(Path file) throws IOException {
        List<Article> articles = new ArrayList<>();
        Matcher document = DOCUMENT.matcher(Files.readString(file));
        while (document.find()) {
            String title = document.group(2).strip();
            String text = document.group(3).strip();
            // the text repeats the title
            String rest = text.startsWith(title) ? text.substring(title.length()) : text;
            articles.add(Collection.article(document.group(1), "en", title, rest.strip()));
        }
        return articles;
    }

    private static Map<Integer, Map<String, Integer>> judgements(Path file) throws IOException {
        Map<Integer, Map<String, Integer>> judgements = new HashMap<>();
        for (String line : Files.readAllLines(file)) {
            String[] columns = line.strip().split("\\s+", -1);
            if (columns.length > LAST_COLUMN && Integer.parseInt(columns[LAST_COLUMN]) > 0) {
                judgements
                        .computeIfAbsent(Integer.valueOf(columns[0]), number -> new HashMap<>())
                        .put(columns[2], Integer.valueOf(columns[LAST_COLUMN]));
            }
        }
        return judgements;
    }
}
