package io.github.webmcp4j.server.mcp;

import io.github.webmcp4j.model.contract.ArticleTools;
import io.github.webmcp4j.model.contract.ToolContract;
import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.article.ArticleStore;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The three tools over the articles. Arguments are checked against the schema of the tool. */
final class ArticleCalls {
    private static final int SUGGESTIONS = 3;

    private final ArticleStore articles;
    private final McpJsonMapper json;

    ArticleCalls(ArticleStore articles, McpJsonMapper json) {
        this.articles = articles;
        this.json = json;
    }

    List<SyncToolSpecification> tools() {
        return List.of(
                tool(ArticleTools.searchArticles(), this::search),
                tool(ArticleTools.listArticles(), this::list),
                tool(ArticleTools.getArticle(), this::get));
    }

    private CallToolResult search(Map<String, Object> arguments) {
        var found = ArticleAnswers.matches(
                articles.search(text(arguments, "query"), lang(arguments), number(arguments, "limit", 10)));
        return answer(ArticleAnswers.text(found, "articles found, best first"), found);
    }

    private CallToolResult list(Map<String, Object> arguments) {
        String tag = arguments.get("tag") instanceof String given ? given : null;
        var page = ArticleAnswers.page(articles.list(tag, lang(arguments), number(arguments, "limit", 20)));
        return answer(ArticleAnswers.text(page, "articles in all, newest first"), page);
    }

    private CallToolResult get(Map<String, Object> arguments) {
        String slug = text(arguments, "slug");
        String lang = lang(arguments);
        Optional<Article> article = articles.get(slug, lang);
        return article.map(found ->
                        answer(found.markdown(), ArticleAnswers.details(found, articles.languages(found.slug()))))
                .orElseGet(() -> error(missing(slug, lang)));
    }

    private String missing(String slug, String lang) {
        List<String> closest = articles.closestSlugs(slug, lang, SUGGESTIONS);
        return "No published article has the slug \"" + slug + "\" in the language " + lang + "."
                + (closest.isEmpty() ? "" : " The closest are " + String.join(", ", closest) + ".")
                + " Use search_articles or list_articles to find a slug.";
    }

    private SyncToolSpecification tool(ToolContract contract, Function<Map<String, Object>, CallToolResult> call) {
        Tool tool = Tool.builder(contract.name(), json, contract.inputSchema())
                .title(contract.title())
                .description(contract.description())
                .annotations(new ToolAnnotations(contract.title(), contract.readOnly(), false, true, false, null))
                .build();
        ArgumentCheck check = new ArgumentCheck(contract);
        return new SyncToolSpecification(
                tool, (McpTransportContext context, CallToolRequest request) -> checked(request, check, call));
    }

    private static CallToolResult checked(
            CallToolRequest request, ArgumentCheck check, Function<Map<String, Object>, CallToolResult> call) {
        ArgumentCheck.Checked checked = check.check(request.arguments() == null ? Map.of() : request.arguments());
        return checked.problem().isEmpty() ? call.apply(checked.arguments()) : error(checked.problem());
    }

    private static CallToolResult answer(String text, Object structured) {
        return CallToolResult.builder()
                .addTextContent(text)
                .structuredContent(structured)
                .isError(false)
                .build();
    }

    private static CallToolResult error(String text) {
        return CallToolResult.builder().addTextContent(text).isError(true).build();
    }

    private static String text(Map<String, Object> arguments, String name) {
        return arguments.get(name) instanceof String text ? text : "";
    }

    private static String lang(Map<String, Object> arguments) {
        return arguments.get("lang") instanceof String lang ? lang : "en";
    }

    private static int number(Map<String, Object> arguments, String name, int otherwise) {
        return arguments.get(name) instanceof Number number ? number.intValue() : otherwise;
    }
}
