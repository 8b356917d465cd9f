package io.github.webmcp4j.server.verify;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What the three tools promise, whatever the articles are. */
final class ToolChecks {
    private static final String MISSING = "portfolio-nonexistent-evidence-check";
    private static final int MAX_TEXT = 6_200;

    private final Probe probe;

    ToolChecks(Probe probe) {
        this.probe = probe;
    }

    Map<String, Check> all() {
        Map<String, Check> checks = new LinkedHashMap<>();
        checks.put("tools/list has the three tools with their bounds", this::tools);
        checks.put("an unknown tool is -32602 and named", this::unknownTool);
        checks.put("arguments that are no object are -32602", this::noArguments);
        checks.put("list_articles is newest first and complete in the text", this::list);
        checks.put("search_articles finds an article by its title", this::search);
        checks.put("get_article has the Markdown once, in the text", this::get);
        checks.put("a missing article is an error that names the slug", this::missing);
        checks.put(
                "a limit out of range is an error that names it",
                () -> refused("list_articles", "{\"limit\":1000}", "limit"));
        checks.put(
                "an empty query is an error that names it",
                () -> refused("search_articles", "{\"query\":\"\"}", "query"));
        checks.put(
                "an unknown language is an error that names it",
                () -> refused("get_article", "{\"slug\":\"x\",\"lang\":\"tlh\"}", "lang"));
        return checks;
    }

    private void tools() throws IOException, InterruptedException {
        Probe.Answer answer = probe.ask("tools/list", "{}");
        List<String> names = new ArrayList<>();
        answer.at("/result/tools").forEach(tool -> names.add(tool.path("name").asText()));
        BrokenPromise.unless(
                names.containsAll(List.of("search_articles", "list_articles", "get_article")), "three tools", answer);
        for (JsonNode tool : answer.at("/result/tools")) {
            BrokenPromise.unless(
                    tool.at("/inputSchema/type").asText().equals("object")
                            && tool.at("/annotations/readOnlyHint").asBoolean(),
                    "a schema and readOnlyHint",
                    answer);
        }
    }

    private void unknownTool() throws IOException, InterruptedException {
        Probe.Answer answer = probe.call("no_such_tool", "{}");
        BrokenPromise.unless(
                answer.code() == -32602 && answer.at("/error/message").asText().contains("no_such_tool"),
                "-32602 naming it",
                answer);
    }

    private void noArguments() throws IOException, InterruptedException {
        Probe.Answer answer = probe.call("list_articles", "[]");
        BrokenPromise.unless(answer.code() == -32602, "-32602", answer);
    }

    private void list() throws IOException, InterruptedException {
        Probe.Answer answer = probe.call("list_articles", "{\"limit\":5}");
        String before = "9999";
        for (JsonNode article : articles(answer)) {
            String date = article.path("date").asText();
            BrokenPromise.unless(date.compareTo(before) <= 0, "newest first", answer);
            BrokenPromise.unless(
                    text(answer).contains(article.path("slug").asText())
                            && text(answer).contains(article.path("title").asText()),
                    "each in the text",
                    answer);
            before = date;
        }
        BrokenPromise.unless(
                answer.at("/result/structuredContent/total").asInt()
                        >= articles(answer).size(),
                "a total",
                answer);
    }

    private void search() throws IOException, InterruptedException {
        JsonNode first = first();
        String title =
                JsonNodeFactory.instance.textNode(first.path("title").asText()).toString();
        Probe.Answer answer = probe.call("search_articles", "{\"query\":" + title + ",\"limit\":20}");
        List<String> slugs = new ArrayList<>();
        articles(answer).forEach(article -> slugs.add(article.path("slug").asText()));
        BrokenPromise.unless(
                slugs.contains(first.path("slug").asText())
                        && articles(answer).get(0).has("score"),
                first.path("slug").asText(),
                answer);
        BrokenPromise.unless(text(answer).length() < MAX_TEXT, "a text of 6 KB at most", answer);
    }

    private void get() throws IOException, InterruptedException {
        String slug =
                JsonNodeFactory.instance.textNode(first().path("slug").asText()).toString();
        Probe.Answer answer = probe.call("get_article", "{\"slug\":" + slug + "}");
        JsonNode structured = answer.at("/result/structuredContent");
        BrokenPromise.unless(
                !text(answer).isBlank()
                        && structured.has("title")
                        && structured.has("languages")
                        && !structured
                                .toString()
                                .contains(JsonNodeFactory.instance
                                        .textNode(text(answer))
                                        .toString()),
                "text and details",
                answer);
    }

    private void missing() throws IOException, InterruptedException {
        refused("get_article", "{\"slug\":\"" + MISSING + "\"}", MISSING);
    }

    private void refused(String tool, String arguments, String named) throws IOException, InterruptedException {
        Probe.Answer answer = probe.call(tool, arguments);
        boolean kept = answer.at("/result/isError").asBoolean()
                && text(answer).contains(named)
                && answer.at("/result/structuredContent").isMissingNode();
        BrokenPromise.unless(kept, "an error that names " + named, answer);
    }

    private JsonNode first() throws IOException, InterruptedException {
        Probe.Answer answer = probe.call("list_articles", "{\"limit\":1}");
        BrokenPromise.unless(articles(answer).size() == 1, "an English article", answer);
        return articles(answer).get(0);
    }

    private static JsonNode articles(Probe.Answer answer) {
        return answer.at("/result/structuredContent/articles");
    }

    private static String text(Probe.Answer answer) {
        return answer.at("/result/content/0/text").asText();
    }
}
