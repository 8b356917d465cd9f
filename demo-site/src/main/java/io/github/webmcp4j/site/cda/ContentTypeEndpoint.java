package io.github.webmcp4j.site.cda;

import java.util.function.UnaryOperator;

/** {@code /content_types} and {@code /content_types/{uid}}. */
final class ContentTypeEndpoint {
    private final Stack stack;

    ContentTypeEndpoint(Stack stack) {
        this.stack = stack;
    }

    Reply list(Parameters parameters) {
        // Recorded answers list content types by uid, downwards.
        return Listing.of(stack.contentTypes(), parameters, "uid")
                .map(listing -> listing.body("content_types", parameters, UnaryOperator.identity()))
                .map(Reply::ok)
                .orElseGet(CdaErrors::invalidQuery);
    }

    Reply one(String uid) {
        return stack.contentType(uid)
                .map(contentType -> Reply.ok(Json.object().set("content_type", contentType)))
                .orElseGet(() -> CdaErrors.unknownContentType(uid));
    }
}
