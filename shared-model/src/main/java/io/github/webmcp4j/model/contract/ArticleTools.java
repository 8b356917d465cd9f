package io.github.webmcp4j.model.contract;

/** The contracts of the three tools of the MCP endpoint. */
public final class ArticleTools {
    /** The languages that articles are in. */
    public static final String LANGUAGES = "[\"en\",\"es\"]";

    private static final String LANG = "\"lang\":{\"type\":\"string\",\"enum\":" + LANGUAGES
            + ",\"default\":\"en\",\"description\":\"Language of the articles.\"}";

    private ArticleTools() {}

    /** Finds articles by words. */
    public static ToolContract searchArticles() {
        return new ToolContract(
                "search_articles",
                "Search articles",
                "Search the published articles of this site by keywords or a question; get the best matches with slug, title, "
                        + "summary and score. Use it first to find what the site says about a subject, then read a match "
                        + "with get_article.",
                schema(
                        "\"query\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":500,\"description\":"
                                + "\"Words or a question, 1 to 500 characters, in the language of the articles.\"},"
                                + "\"limit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":20,\"default\":10,\"description\":"
                                + "\"The most matches to return, 1 to 20.\"}," + LANG,
                        "\"query\""),
                true,
                true);
    }

    /** Lists articles. */
    public static ToolContract listArticles() {
        return new ToolContract(
                "list_articles",
                "List articles",
                "List the published articles of this site, newest first, with slug, title, summary, tags and date. Use it to "
                        + "see what there is or what is new; give a tag to see one subject.",
                schema(
                        "\"tag\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":100,\"description\":"
                                + "\"Only articles with this tag; all when left out.\"},"
                                + "\"limit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":50,\"default\":20,\"description\":"
                                + "\"The most articles to return, 1 to 50.\"}," + LANG,
                        ""),
                true,
                true);
    }

    /** Reads an article. */
    public static ToolContract getArticle() {
        return new ToolContract(
                "get_article",
                "Read an article",
                "Read one published article of this site in full, as Markdown. Use it with the slug of a match of "
                        + "search_articles or list_articles.",
                schema(
                        "\"slug\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":200,\"description\":"
                                + "\"Slug of the article.\"}," + LANG,
                        "\"slug\""),
                true,
                true);
    }

    private static String schema(String properties, String required) {
        return "{\"type\":\"object\",\"properties\":{" + properties + "},\"required\":[" + required
                + "],\"additionalProperties\":false}";
    }
}
