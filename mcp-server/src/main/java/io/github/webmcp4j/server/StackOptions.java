package io.github.webmcp4j.server;

import io.github.webmcp4j.model.config.DeliveryHost;
import io.github.webmcp4j.server.delivery.HttpDelivery;
import io.github.webmcp4j.server.delivery.StackAccess;
import io.github.webmcp4j.server.source.ArticleFields;
import io.github.webmcp4j.server.source.StackArticles;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that make a Contentstack stack the source of the articles. Each may be a variable CONTENTSTACK_... instead. */
final class StackOptions {
    static final String TOKEN = "CONTENTSTACK_DELIVERY_TOKEN";

    @Option(names = "--api-key", paramLabel = "KEY", description = "API key of the stack.")
    private @Nullable String apiKey;

    @Option(names = "--environment", paramLabel = "NAME", description = "Environment that articles are published in.")
    private @Nullable String environment;

    @Option(names = "--region", paramLabel = "NAME", description = "na (default), eu, au, azure-na, azure-eu, ...")
    private @Nullable String region;

    @Option(names = "--host", paramLabel = "HOST", description = "Host or origin of the delivery API, not --region.")
    private @Nullable String host;

    @Option(names = "--branch", paramLabel = "UID", description = "Branch (default: main).")
    private @Nullable String branch;

    @Option(
            names = "--delivery-token-file",
            paramLabel = "FILE",
            description = "File that holds the delivery token, where " + TOKEN + " is not set.")
    private @Nullable Path tokenFile;

    @Option(
            names = "--content-type",
            split = ",",
            paramLabel = "UID",
            description = "Content types whose entries are articles.")
    private List<String> contentTypes = List.of();

    @Option(
            names = "--locale",
            split = ",",
            paramLabel = "CODE",
            description = "Locales, one of a language: en-us,es-es.")
    private List<String> locales = List.of();

    @Option(names = "--title-field", defaultValue = "title", description = "Default: ${DEFAULT-VALUE}.")
    private String title = "title";

    @Option(names = "--slug-field", defaultValue = "url", description = "Default: ${DEFAULT-VALUE}.")
    private String slug = "url";

    @Option(names = "--slug-prefix", defaultValue = "", description = "Taken off the slug, such as /articles/.")
    private String slugPrefix = "";

    @Option(names = "--summary-field", defaultValue = "summary", description = "Default: ${DEFAULT-VALUE}.")
    private String summary = "summary";

    @Option(names = "--body-field", defaultValue = "body", description = "Default: ${DEFAULT-VALUE}.")
    private String body = "body";

    @Option(names = "--tags-field", defaultValue = "tags", description = "Default: ${DEFAULT-VALUE}.")
    private String tags = "tags";

    @Option(names = "--date-field", defaultValue = "date", description = "Default: ${DEFAULT-VALUE}.")
    private String date = "date";

    @Option(names = "--site-url", paramLabel = "ORIGIN", description = "Goes before the URLs of entries.")
    private @Nullable String siteUrl;

    @Option(
            names = "--sync-interval",
            defaultValue = "30",
            paramLabel = "SECONDS",
            description = "How often to look for changes (default: ${DEFAULT-VALUE}).")
    private int seconds = 30;

    /** Whether a stack is meant. */
    boolean given() {
        return apiKey != null;
    }

    /**
     * The stack.
     *
     * @param token the delivery token, from the environment
     * @throws IllegalArgumentException that says what is missing or wrong
     */
    StackArticles source(@Nullable String token) {
        if (seconds < 1) {
            throw new IllegalArgumentException("--sync-interval must be 1 or more, got " + seconds);
        }
        StackAccess access = new StackAccess(
                URI.create(origin()),
                required("--api-key", apiKey),
                token(token),
                required("--environment", environment),
                branch);
        return new StackArticles(new HttpDelivery(access), fields(), access.toString(), Duration.ofSeconds(seconds));
    }

    private ArticleFields fields() {
        return new ArticleFields(contentTypes, title, slug, slugPrefix, summary, body, tags, date, locales, siteUrl);
    }

    private String origin() {
        if (region != null && host != null) {
            throw new IllegalArgumentException("give --region or --host, not both");
        }
        if (host != null && DeliveryHost.insteadOfManagement(host) != null) {
            throw new IllegalArgumentException("--host " + host + " is the management API; the delivery API is "
                    + DeliveryHost.insteadOfManagement(host));
        }
        String origin = host == null
                ? DeliveryHost.ofRegion(Objects.requireNonNullElse(region, "na"))
                : DeliveryHost.ofHost(host);
        if (origin == null) {
            throw new IllegalArgumentException(
                    host == null
                            ? "--region must be one of" + DeliveryHost.REGIONS + "- got " + region
                            : "--host must be a host name or an origin without a path, got " + host);
        }
        return origin;
    }

    private String token(@Nullable String variable) {
        if (variable != null && !variable.isBlank()) {
            return variable.strip();
        }
        if (tokenFile == null) {
            throw new IllegalArgumentException(
                    "no delivery token: set " + TOKEN + " or name a file with --delivery-token-file");
        }
        return SecretFile.read(tokenFile);
    }

    private static String required(String option, @Nullable String value) {
        if (value == null || value.isBlank()) {
            throw new IllegalArgumentException("a stack needs " + option);
        }
        return value;
    }
}
