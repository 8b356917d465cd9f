package io.github.webmcp4j.server.mcp;

import io.github.webmcp4j.model.contract.ArticleTools;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a log or a metric may call a message by: the names that exist, and never a client's own words. */
public final class CallName {
    /** The attribute of a request that holds the name of its message. */
    public static final String ATTRIBUTE = "io.github.webmcp4j.call";

    private static final String OTHER = "other";
    private static final Set<String> METHODS =
            Set.of("initialize", "notifications/initialized", "ping", "tools/list", "server/discover");
    private static final Set<String> TOOLS = Set.of(
            ArticleTools.searchArticles().name(),
            ArticleTools.listArticles().name(),
            ArticleTools.getArticle().name());

    private CallName() {}

    static String of(Object body) {
        if (body instanceof List) {
            return "batch";
        }
        if (!(body instanceof Map<?, ?> message) || !(message.get("method") instanceof String method)) {
            return OTHER;
        }
        if (method.equals("tools/call")) {
            return message.get("params") instanceof Map<?, ?> params
                            && TOOLS.contains(String.valueOf(params.get("name")))
                    ? String.valueOf(params.get("name"))
                    : OTHER;
        }
        return METHODS.contains(method) ? method : OTHER;
    }
}
