package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** {@code /content_types/{uid}/entries} and {@code /content_types/{uid}/entries/{uid}}. */
final class EntryEndpoint {
    private final Stack stack;
    private final Map<Audience, Publication> publications = new ConcurrentHashMap<>();

    EntryEndpoint(Stack stack) {
        this.stack = stack;
    }

    Reply list(String contentType, Parameters parameters) {
        return published(
                contentType,
                parameters,
                publication -> Listing.of(publication.entries(contentType), parameters)
                        .map(listing -> listing.body("entries", parameters, shape(publication, parameters)))
                        .map(body -> withContentType(body, contentType, parameters))
                        .map(Reply::ok)
                        .orElseGet(CdaErrors::invalidQuery));
    }

    Reply one(String contentType, String uid, Parameters parameters) {
        return published(
                contentType,
                parameters,
                publication -> publication
                        .entry(contentType, uid)
                        .map(shape(publication, parameters))
                        .map(entry -> Json.object().<ObjectNode>set("entry", entry))
                        .map(body -> withContentType(body, contentType, parameters))
                        .map(Reply::ok)
                        .orElseGet(CdaErrors::unknownEntry));
    }

    private Reply published(String contentType, Parameters parameters, Function<Publication, Reply> answer) {
        if (stack.contentType(contentType).isEmpty()) {
            return CdaErrors.unknownContentType(contentType);
        }
        Optional<StackSettings.Environment> environment = stack.settings().environment(parameters);
        if (environment.isEmpty()) {
            return CdaErrors.unknownEnvironment();
        }
        String locale = parameters.text("locale").orElse(stack.masterLocale());
        if (!stack.settings().locales().contains(locale)) {
            return CdaErrors.unknownLocale();
        }
        Audience audience = new Audience(environment.get(), locale, parameters.flag("include_fallback"));
        return answer.apply(publications.computeIfAbsent(audience, this::publication));
    }

    private Publication publication(Audience audience) {
        return new Publication(stack, audience.environment(), audience.locale(), audience.fallback());
    }

    private ObjectNode withContentType(ObjectNode body, String contentType, Parameters parameters) {
        if (parameters.flag("include_content_type")) {
            stack.contentType(contentType).ifPresent(type -> body.set("content_type", type));
        }
        return body;
    }

    private static UnaryOperator<ObjectNode> shape(Publication publication, Parameters parameters) {
        Inclusion inclusion = Inclusion.of(publication, parameters);
        Projection projection = Projection.of(parameters);
        return entry -> projection.apply(inclusion.apply(entry.deepCopy()));
    }

    private record Audience(StackSettings.Environment environment, String locale, boolean fallback) {}
}
