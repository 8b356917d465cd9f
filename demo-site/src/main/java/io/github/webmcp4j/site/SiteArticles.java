package io.github.webmcp4j.site;

import io.github.webmcp4j.server.TemporaryFolder;
import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.delivery.DeliveryException;
import io.github.webmcp4j.server.delivery.HttpDelivery;
import io.github.webmcp4j.server.delivery.StackAccess;
import io.github.webmcp4j.server.mcp.Admission;
import io.github.webmcp4j.server.mcp.AllowList;
import io.github.webmcp4j.server.mcp.McpEndpoint;
import io.github.webmcp4j.server.search.Embedder;
import io.github.webmcp4j.server.search.LuceneArticles;
import io.github.webmcp4j.server.search.Models;
import io.github.webmcp4j.server.source.ArticleFields;
import io.github.webmcp4j.server.source.ArticleSource;
import io.github.webmcp4j.server.source.StackArticles;
import io.github.webmcp4j.site.cda.CdaStub;
import jakarta.servlet.http.HttpServlet;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The articles of the site for agents outside the browser: an index that follows the stub. */
final class SiteArticles implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SiteArticles.class);
    private static final Duration INTERVAL = Duration.ofSeconds(2);
    private static final ArticleFields FIELDS = new ArticleFields(
            List.of("article"),
            "title",
            "url",
            "/articles/",
            "summary",
            "body",
            "tags",
            "published_on",
            List.of("en-us", "es-es"),
            null);

    private final Path folder;
    private final ArticleIndex index;
    private final ArticleSource source;

    private SiteArticles(Path folder, ArticleIndex index, ArticleSource source) {
        this.folder = folder;
        this.index = index;
        this.source = source;
    }

    /** Reads the articles of the stub; a stack without any is no reason not to show the site. */
    static SiteArticles of(CdaStub stub, SiteOptions options) {
        StackAccess access = new StackAccess(
                stub.origin(),
                options.stack().apiKey(),
                options.stack().deliveryToken(),
                options.stack().environment(),
                null);
        ArticleSource source = new StackArticles(new HttpDelivery(access), FIELDS, access.toString(), INTERVAL);
        Path folder = TemporaryFolder.create();
        Map<String, Embedder> models = options.meaning() ? Map.of("en", Models.bgeSmallEnglish(folder)) : Map.of();
        ArticleIndex index = LuceneArticles.open(folder, source.origin(), models);
        try {
            source.feed(index, LOG::warn);
        } catch (DeliveryException problem) {
            LOG.warn("the MCP endpoint has no articles: {}", problem.getMessage());
        }
        return new SiteArticles(folder, index, source);
    }

    /** The endpoint over these articles, for the servlet container to mount. */
    HttpServlet endpoint() {
        return McpEndpoint.over(index, new AllowList(Set.of(), Set.of()), Admission.usual());
    }

    @Override
    public void close() {
        source.close();
        index.close();
        TemporaryFolder.delete(folder);
    }
}
