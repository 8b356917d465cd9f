package io.github.webmcp4j.site;

import io.github.webmcp4j.site.cda.CdaStub;
import io.github.webmcp4j.site.cda.StubCommand;
import io.github.webmcp4j.site.cda.StubOptions;
import io.github.webmcp4j.site.page.DeliveryAccess;
import io.github.webmcp4j.site.page.Pages;
import java.net.URI;
import picocli.CommandLine;

/** The running demo: the site and the delivery API stub it reads from, each on a port of its own. */
public final class DemoSite implements AutoCloseable {
    private final CdaStub stub;
    private final SiteArticles articles;
    private final SiteServer server;

    private DemoSite(CdaStub stub, SiteArticles articles, SiteServer server) {
        this.stub = stub;
        this.articles = articles;
        this.server = server;
    }

    public static void main(String[] arguments) {
        int status = new CommandLine(new DemoCommand())
                .setParameterExceptionHandler(StubCommand::complain)
                .execute(arguments);
        if (status != 0) {
            System.exit(status);
        }
    }

    /**
     * Starts both servers and returns when they answer.
     *
     * @throws IllegalStateException when a server cannot listen, for example because the port is in use
     */
    public static DemoSite start(SiteOptions options) {
        CdaStub stub = CdaStub.start(StubOptions.of(options.stack()));
        SiteArticles articles = SiteArticles.of(stub, options);
        try {
            SiteServer server = SiteServer.start(options.port(), pages(options, stub), stub.origin(), articles);
            return new DemoSite(stub, articles, server);
        } catch (RuntimeException problem) {
            articles.close();
            stub.close();
            throw problem;
        }
    }

    /** The site's origin, such as {@code http://localhost:8080}, without a trailing slash. */
    public URI origin() {
        return server.origin();
    }

    public CdaStub stub() {
        return stub;
    }

    @Override
    public void close() {
        server.close();
        articles.close();
        stub.close();
    }

    private static Pages pages(SiteOptions options, CdaStub stub) {
        return new Pages(new DeliveryAccess(
                stub.origin(),
                options.stack().apiKey(),
                options.stack().deliveryToken(),
                options.stack().environment()));
    }
}
