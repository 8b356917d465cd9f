package io.github.webmcp4j.server.delivery;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The published content of one environment of a stack. Every method throws {@link DeliveryException} when the API does not give
 * an answer.
 *
 * @see <a href="https://www.contentstack.com/docs/developers/apis/content-delivery-api">Content Delivery API</a>
 */
public interface DeliveryApi {
    /** A page of what is published, or of what changed. */
    SyncPage sync(SyncRequest request);

    /** A page of the entries of a content type that match. */
    EntryPage query(String contentType, EntryQuery query);

    /** The entry with a uid; empty when there is none, or it is not published in the locale. Null: master locale. */
    Optional<JsonNode> entry(String contentType, String uid, @Nullable String locale);

    /** The entry with a URL, the first by uid of several; empty as above. */
    Optional<JsonNode> entryByUrl(String contentType, String url, @Nullable String locale);
}
