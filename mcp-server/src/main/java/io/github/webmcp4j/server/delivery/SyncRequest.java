package io.github.webmcp4j.server.delivery;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What to synchronize.
 *
 * @param parameters of the request, besides keys and environment
 * @see <a href="https://www.contentstack.com/docs/developers/apis/content-delivery-api/synchronization">Synchronization</a>
 */
public record SyncRequest(Map<String, String> parameters) {
    public SyncRequest {
        parameters = Map.copyOf(parameters);
    }

    /** All that is published; of one content type where one is named. */
    public static SyncRequest initial(@Nullable String contentType) {
        return new SyncRequest(
                contentType == null ? Map.of("init", "true") : Map.of("init", "true", "content_type_uid", contentType));
    }

    /** The page after one that came with this pagination token. */
    public static SyncRequest page(String paginationToken) {
        return new SyncRequest(Map.of("pagination_token", paginationToken));
    }

    /** What changed after an answer that came with this sync token. */
    public static SyncRequest since(String syncToken) {
        return new SyncRequest(Map.of("sync_token", syncToken));
    }

    boolean isInitial() {
        return parameters.containsKey("init");
    }
}
