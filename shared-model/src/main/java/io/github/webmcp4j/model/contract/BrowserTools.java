package io.github.webmcp4j.model.contract;

/** The contracts of the seven tools that a page registers with its browser. */
public final class BrowserTools {
    private static final String LOCALE =
            "\"locale\":{\"type\":\"string\",\"minLength\":2,\"maxLength\":35,\"description\":"
                    + "\"Language of the content, such as en-us; the language of the page when left out.\"}";

    private BrowserTools() {}

    /** Finds entries by words. {@code uids}: the configured content types as a JSON array. */
    public static ToolContract searchEntries(String uids) {
        return new ToolContract(
                "contentstack_search_entries",
                "Search the site's content",
                "Search the published content of this site by keywords; get title, URL and content type of each match. "
                        + "Use it to find pages, articles, products and the like when you do not know their address. "
                        + "Every word must occur in an entry, so use few, distinctive words. "
                        + "Read a match with contentstack_get_entry_by_url or contentstack_get_entry_by_uid.",
                schema(
                        "\"query\":{\"type\":\"string\",\"minLength\":1,\"description\":"
                                + "\"Words to look for, in the language of the content. The first 8 count, and each must occur.\"},"
                                + "\"content_types\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"enum\":"
                                + uids
                                + "},\"description\":\"Content types to search; all when left out.\"},"
                                + "\"limit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":50,\"default\":10,\"description\":"
                                + "\"Matches per page; use offset for more.\"},"
                                + "\"offset\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":1000000000,\"default\":0,\"description\":"
                                + "\"Matches to skip: offset + limit of the page before.\"}," + LOCALE,
                        "\"query\""),
                true,
                true);
    }

    /** Reads the entry behind a page. */
    public static ToolContract getEntryByUrl() {
        return new ToolContract(
                "contentstack_get_entry_by_url",
                "Read a page's content",
                "Read the published entry behind a page of this site, with all its fields. Use it with the url of a "
                        + "search match, with a link on the page, or with the path that get_current_page returns.",
                schema(
                        "\"url\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":2000,\"description\":"
                                + "\"Path of the page, starting with /, such as /about. A full URL of this site works too.\"},"
                                + LOCALE,
                        "\"url\""),
                true,
                true);
    }

    /** Reads the entry with a uid. {@code uids}: the configured content types as a JSON array. */
    public static ToolContract getEntryByUid(String uids) {
        return new ToolContract(
                "contentstack_get_entry_by_uid",
                "Read an entry",
                "Read one published entry by content type and uid, with all its fields. "
                        + "Use it with content_type and uid of a search match, above all when the match has no url.",
                schema(
                        "\"content_type\":{\"type\":\"string\",\"enum\":" + uids
                                + ",\"description\":\"Content type of the entry.\"},"
                                + "\"uid\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9_-]{1,128}$\",\"description\":"
                                + "\"Uid of the entry: letters, digits, _ and - only.\"},"
                                + LOCALE,
                        "\"content_type\",\"uid\""),
                true,
                true);
    }

    /** Lists what can be searched. */
    public static ToolContract listContentTypes() {
        return new ToolContract(
                "contentstack_list_content_types",
                "List content types",
                "List the content types of this site that can be searched, with their titles and searchable fields. "
                        + "Use it to choose content_types for contentstack_search_entries.",
                schema("", ""),
                true,
                false);
    }

    /** Says where the visitor is. */
    public static ToolContract getCurrentPage() {
        return new ToolContract(
                "get_current_page",
                "Get the current page",
                "Get address, path, title and language of the page that the visitor is looking at. Use it to know what "
                        + "\"this page\" means; read the content with contentstack_get_entry_by_url and the path.",
                schema("", ""),
                true,
                false);
    }

    /** Says what the site is. */
    public static ToolContract getSiteInfo() {
        return new ToolContract(
                "get_site_info",
                "Get site information",
                "Get what this site says about itself and where it offers more to agents, such as llms.txt, an OpenAPI "
                        + "document or an MCP endpoint. Use it for questions about the site as a whole.",
                schema("", ""),
                true,
                false);
    }

    /** Takes the visitor to a page. */
    public static ToolContract navigateTo() {
        return new ToolContract(
                "navigate_to",
                "Go to a page",
                "Take the visitor to another page of this site. Use it when the visitor wants to see or open a page; "
                        + "to read content yourself, use the contentstack tools. It answers first, then the page changes.",
                schema(
                        "\"path\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":2000,\"description\":"
                                + "\"Path of the page on this site, starting with a single /, such as /products?page=2#list.\"}",
                        "\"path\""),
                false,
                false);
    }

    private static String schema(String properties, String required) {
        return "{\"type\":\"object\",\"properties\":{" + properties + "},\"required\":[" + required
                + "],\"additionalProperties\":false}";
    }
}
