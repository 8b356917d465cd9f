package io.github.webmcp4j.server.source;

import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.article.ArticleId;
import io.github.webmcp4j.server.article.ArticleIndex;
import io.github.webmcp4j.server.delivery.DeliveryApi;
import io.github.webmcp4j.server.delivery.SyncPage;
import io.github.webmcp4j.server.delivery.SyncRequest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One synchronization of an index with a stack. */
final class StackSync {
    private static final int MAX_PAGES = 10_000;

    private final DeliveryApi api;
    private final ArticleFields fields;
    private final Consumer<String> problems;
    private final Map<ArticleId, Optional<Article>> states = new LinkedHashMap<>();

    StackSync(DeliveryApi api, ArticleFields fields, Consumer<String> problems) {
        this.api = api;
        this.fields = fields;
        this.problems = problems;
    }

    /** Makes what is published all there is in the index. */
    void all(ArticleIndex index) {
        String only = fields.contentTypes().size() == 1 ? fields.contentTypes().get(0) : null;
        Events events = events(SyncRequest.initial(only));
        events.oldestFirst().forEach(this::take);
        index.replace(states.values().stream().flatMap(Optional::stream).toList(), events.syncToken());
    }

    /** Takes over what changed; false when the changes do not say all, so that everything has to be asked for. */
    boolean since(String syncToken, ArticleIndex index) {
        Events events = events(SyncRequest.since(syncToken));
        for (SyncPage.Event event : events.oldestFirst()) {
            if (!take(event)) {
                states.clear();
                return false;
            }
        }
        List<ArticleId> withdrawn = new ArrayList<>();
        states.forEach((id, article) -> {
            if (article.isEmpty()) {
                withdrawn.add(id);
            }
        });
        List<Article> published =
                states.values().stream().flatMap(Optional::stream).toList();
        if (!states.isEmpty() || !syncToken.equals(events.syncToken())) {
            index.apply(new ArticleIndex.Changes(published, withdrawn, events.syncToken()));
        }
        return true;
    }

    /** Whether it is known what an event does to which article. */
    private boolean take(SyncPage.Event event) {
        if (!fields.contentTypes().contains(event.contentType())) {
            return true;
        }
        EntryArticle entry = new EntryArticle(fields, event.contentType(), event.content());
        ArticleId id = entry.id();
        if (id == null || event.type().equals("content_type_deleted")) {
            return false;
        }
        if (fields.locales().isEmpty() || fields.locales().contains(entry.locale())) {
            boolean published = event.type().equals("entry_published");
            states.put(id, published ? article(entry, id) : Optional.empty());
        }
        return true;
    }

    private Optional<Article> article(EntryArticle entry, ArticleId id) {
        try {
            return Optional.of(entry.article(id));
        } catch (IllegalArgumentException problem) {
            problems.accept(id.id() + " is left out: " + problem.getMessage());
            return Optional.empty();
        }
    }

    private Events events(SyncRequest first) {
        List<SyncPage.Event> events = new ArrayList<>();
        SyncPage page = api.sync(first);
        events.addAll(page.events());
        for (int pages = 1; page.syncToken() == null; pages++) {
            @Nullable String next = page.paginationToken();
            if (next == null || pages == MAX_PAGES) {
                throw new IllegalStateException("the synchronization has no end: neither a next page nor a sync token");
            }
            page = api.sync(SyncRequest.page(next));
            events.addAll(page.events());
        }
        return new Events(events, Objects.requireNonNull(page.syncToken()));
    }

    /** The API gives the newest first, so events of the same time are turned around before they are sorted. */
    private record Events(List<SyncPage.Event> newestFirst, String syncToken) {
        List<SyncPage.Event> oldestFirst() {
            List<SyncPage.Event> events = new ArrayList<>(newestFirst);
            Collections.reverse(events);
            events.sort(Comparator.comparing(SyncPage.Event::time));
            return events;
        }
    }
}
