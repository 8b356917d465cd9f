package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;

/**
 * {@code /stacks/sync}: everything at first, then page by page by pagination token, then changes by sync token.
 *
 * <p>A token names a range of the event log, so pages do not shift when something is published between them.
 */
final class SyncEndpoint {
    private static final int PAGE = 100;

    private final Stack stack;
    private final EventLog events;
    private final SyncTokens tokens;

    SyncEndpoint(Stack stack, EventLog events, SyncTokens tokens) {
        this.stack = stack;
        this.events = events;
        this.tokens = tokens;
    }

    Reply get(Parameters parameters) {
        Optional<String> page = parameters.text("pagination_token");
        if (page.isPresent()) {
            return page(page.get());
        }
        Optional<String> sync = parameters.text("sync_token");
        if (sync.isPresent()) {
            return changes(sync.get());
        }
        return parameters.flag("init") ? initial(parameters) : CdaErrors.invalidParameter("init");
    }

    private Reply initial(Parameters parameters) {
        Optional<StackSettings.Environment> environment = stack.settings().environment(parameters);
        if (environment.isEmpty()) {
            return CdaErrors.unknownEnvironment();
        }
        Optional<Reply> refused = refused(parameters);
        if (refused.isPresent()) {
            return refused.get();
        }
        SyncFilter filter = SyncFilter.of(parameters, environment.get());
        String startFrom = parameters.text("start_from").orElse(null);
        SyncRange range = SyncRange.initial(filter, startFrom, events.size());
        return answer(range, events.latest(range));
    }

    private Reply page(String token) {
        return tokens.range(token)
                .filter(range -> !range.empty())
                .map(range -> answer(range, events.latest(range)))
                .orElseGet(() -> CdaErrors.invalidParameter("pagination_token"));
    }

    private Reply changes(String token) {
        Optional<SyncRange> start = tokens.range(token).filter(SyncRange::empty);
        if (start.isEmpty()) {
            return CdaErrors.invalidParameter("sync_token");
        }
        SyncRange range = start.get().until(events.size());
        List<SyncEvent> changes = events.latest(range);
        return changes.isEmpty() ? unchanged(token) : answer(range, changes);
    }

    private Reply answer(SyncRange range, List<SyncEvent> found) {
        ObjectNode body = Json.object();
        ArrayNode items = body.putArray("items");
        found.stream().skip(range.skip()).limit(PAGE).forEach(event -> items.add(event.item()));
        body.put("skip", range.skip()).put("limit", PAGE).put("total_count", found.size());
        int next = range.skip() + PAGE;
        return Reply.ok(
                next < found.size()
                        ? body.put("pagination_token", tokens.token(range.page(next)))
                        : body.put("sync_token", tokens.token(range.end())));
    }

    private static Reply unchanged(String token) {
        ObjectNode body = Json.object();
        body.putArray("items");
        return Reply.ok(body.put("sync_token", token));
    }

    private Optional<Reply> refused(Parameters parameters) {
        if (parameters.text("locale").filter(this::isUnknownLocale).isPresent()) {
            return Optional.of(CdaErrors.unknownLocale());
        }
        if (parameters.text("content_type_uid").filter(this::isUnknownType).isPresent()) {
            return Optional.of(CdaErrors.invalidParameter("content_type_uid"));
        }
        if (parameters
                .text("type")
                .filter(types -> EventType.list(types).isEmpty())
                .isPresent()) {
            return Optional.of(CdaErrors.invalidParameter("type"));
        }
        return parameters
                .text("start_from")
                .filter(time -> IsoTime.parse(time).isEmpty())
                .map(time -> CdaErrors.invalidParameter("start_from"));
    }

    private boolean isUnknownLocale(String locale) {
        return !stack.settings().locales().contains(locale);
    }

    private boolean isUnknownType(String contentType) {
        return !contentType.equals(Placement.ASSETS)
                && stack.contentType(contentType).isEmpty();
    }
}
