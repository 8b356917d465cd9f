package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The events that a client wants; no locale or content type stands for any, no types for all. */
record SyncFilter(
        @JsonProperty("environment") String environmentUid,
        @JsonProperty("locale") @Nullable String locale,
        @JsonProperty("content_type_uid") @Nullable String contentType,
        @JsonProperty("types") Set<EventType> types) {

    SyncFilter {
        types = Set.copyOf(types);
    }

    static SyncFilter of(Parameters parameters, StackSettings.Environment environment) {
        return new SyncFilter(
                environment.uid(),
                parameters.text("locale").orElse(null),
                parameters.text("content_type_uid").orElse(null),
                parameters.text("type").flatMap(EventType::list).orElse(Set.of()));
    }

    boolean accepts(SyncEvent event) {
        Placement placement = event.placement();
        return placement.environmentUid().equals(environmentUid)
                && (locale == null || placement.locale().equals(locale))
                && (contentType == null || placement.contentType().equals(contentType))
                && (types.isEmpty() || types.contains(event.type()));
    }
}
