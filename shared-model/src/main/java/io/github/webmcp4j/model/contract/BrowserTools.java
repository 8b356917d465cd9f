package io.github.webmcp4j.model.contract;

/** The contracts of the seven tools that a page registers with its browser. */
public final class BrowserTools {
    private static final String LOCALE =
            "\"locale\":{\"type\":\"string\",\"pattern\":\"^[A-Za-z0-9_-]{2,35}$\",\"description\":"
                    + "\"Language of the content, such as en-us; that of the page when left out.\"}";

    private BrowserTools() {}

    /** Finds entries by words. {@code uids}: the configured content types as a JSON array. */
    public static ToolContract searchEntries(String uids) {
        return new ToolContract(
                "contentstack_search_entries",
                "Search the content",
                "Search the published content of this site by keywords; get title, URL and content type of each match. "
                        + "Use it to find pages whose address you do not know. Every word must occur in an entry, so use "
                        + "few, distinctive words. Read a match with contentstack_get_entry_by_url or "
                        + "contentstack_get_entry_by_uid.",
                schema(
                        "\"query\":{\"type\":\"string\",\"pattern\":\"\\\\S\",\"description\":"
                                + "\"Words to look for, in the language of the content. The first 8 count.\"},"
                                + "\"content_types\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"enum\":"
                                + uids
                                + "},\"description\":\"Content types to search; all when left out.\"},"
                                + "\"limit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":50,\"default\":10,\"description\":"
                                + "\"Matches per page; use offset for more.\"},"
                                + "\"offset\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":1000000000,\"default\":0,\"description\":"
                                + "\"Matches to skip.\"}," + LOCALE,
                        "\"query\""),
                true,
                true);
    }

    /** Reads the entry behind a page. */
    public static ToolContract getEntryByUrl() {
        return new ToolContract(
                "contentstack_get_entry_by_url",
                "Read a page",
                "Read the published entry behind a page of this site, with all its fields. Use it with the url of a "
                        + "match, a link on the page, or the path from get_current_page.",
                schema(
                        "\"url\":{\"type\":\"string\",\"pattern\":\"^.{1,2000}$\",\"description\":"
                                + "\"Path of the page, starting with /, such as /about, or a URL of this site.\"},"
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
                "Read one published entry of this site, with all its fields. Use it with content_type and uid of a match.",
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
                "List the content types of this site. Use it to choose "
                        + "content_types for contentstack_search_entries.",
                schema("", ""),
                true,
                false);
    }

    /** Says where the visitor is. */
    public static ToolContract getCurrentPage() {
        return new ToolContract(
                "get_current_page",
                "Current page",
                "Get URL, path, title and language of the page that the visitor is looking at. Use it to know what "
                        + "\"this page\" means; read its content with contentstack_get_entry_by_url and the path.",
                schema("", ""),
                true,
                false);
    }

    /** Says what the site is. */
    public static ToolContract getSiteInfo() {
        return new ToolContract(
                "get_site_info",
                "About this site",
                "Get what this site says about itself, and where it offers more to agents, such as llms.txt, OpenAPI or "
                        + "an MCP endpoint. Use it for questions about the site as a whole.",
                schema("", ""),
                true,
                false);
    }

    /** Takes the visitor to a page. */
    public static ToolContract navigateTo() {
        return new ToolContract(
                "navigate_to",
                "Go to a page",
                "Take the visitor to a page of this site. Use it when the visitor wants to see or open a page; to read "
                        + "content yourself, use the other tools.",
                schema(
                        "\"path\":{\"type\":\"string\",\"pattern\":\"^.{1,2000}$\",\"description\":"
                                + "\"Path of the page, starting with a single /, such as /products?page=2#list.\"}",
                        "\"path\""),
                false,
                false);
    }

    private static String schema(String properties, String required) {
        return "{\"type\":\"object\",\"properties\":{" + properties + "},\"required\":[" + required
                + "],\"additionalProperties\":false}";
    }
}
