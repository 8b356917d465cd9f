package io.github.webmcp4j.site.articles;

import io.github.webmcp4j.server.McpServer;
import io.github.webmcp4j.server.ServerOptions;
import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.delivery.HttpDelivery;
import io.github.webmcp4j.server.delivery.StackAccess;
import io.github.webmcp4j.server.mcp.Admission;
import io.github.webmcp4j.server.mcp.AllowList;
import io.github.webmcp4j.server.search.LuceneArticles;
import io.github.webmcp4j.server.source.ArticleFields;
import io.github.webmcp4j.server.source.StackArticles;
import io.github.webmcp4j.site.cda.CdaStub;
import io.github.webmcp4j.site.cda.Stack;
import io.github.webmcp4j.site.cda.StubOptions;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;

/** A stub, the articles read from it into a folder, and an endpoint over them. */
final class StackLane implements AutoCloseable {
    static final String SECRET = "a secret of some length";
    static final ArticleFields FIELDS = new ArticleFields(
            List.of("article"),
            "title",
            "url",
            "/articles/",
            "summary",
            "body",
            "tags",
            "published_on",
            List.of(),
            "https://northlight.example/");
    private static final Duration NEVER = Duration.ofHours(1);

    final CdaStub stub;
    final List<String> problems = new CopyOnWriteArrayList<>();
    private final Path folder;
    private ArticleIndex index;
    private StackArticles source;

    StackLane(Path folder) {
        this(folder, Stack.fromClasspath("fixtures"));
    }

    StackLane(Path folder, Stack stack) {
        this.folder = folder;
        this.stub = CdaStub.start(StubOptions.of(stack));
        this.source = source(access(stub.origin(), stack.deliveryToken()), FIELDS);
        this.index = LuceneArticles.open(folder, source.origin(), Map.of());
    }

    StackAccess access(URI origin, String token) {
        return new StackAccess(origin, "bltdemo0northlight01", token, "production", null);
    }

    static StackArticles source(StackAccess access, ArticleFields fields) {
        return new StackArticles(new HttpDelivery(access), fields, "the stack", NEVER);
    }

    StackLane feed() {
        source.feed(index, problems::add);
        return this;
    }

    /** As after a restart of the process. */
    void restart(StackArticles next) {
        source.close();
        index.close();
        source = next;
        index = LuceneArticles.open(folder, source.origin(), Map.of());
        source.feed(index, problems::add);
    }

    McpServer endpoint() {
        ServerOptions options = new ServerOptions(
                0, new AllowList(Set.of(), Set.of()), Admission.usual(), Set.of(), Set.of(), false, SECRET);
        return McpServer.start(options, index, source::refresh);
    }

    ArticleIndex index() {
        return index;
    }

    StackArticles source() {
        return source;
    }

    List<String> slugs(String lang) {
        return index.list(null, lang, 50).articles().stream().map(Article::slug).toList();
    }

    @Override
    public void close() {
        source.close();
        index.close();
        stub.close();
    }
}
