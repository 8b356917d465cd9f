package io.github.webmcp4j.server.article;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Articles that can be found, kept from one run to the next.
 *
 * <p>A change is whole or not at all, also when the process is killed in the middle of it. When a method returns, its change is
 * on disk and in every answer that begins from then on.
 */
public interface ArticleIndex extends ArticleStore, AutoCloseable {
    /** Takes these articles for all there are; {@code position} as in {@link Changes}. */
    void replace(Collection<Article> all, @Nullable String position);

    /** Takes changes over. */
    void apply(Changes changes);

    /** The position that came with the latest change; empty for none. */
    Optional<String> position();

    @Override
    void close();

    /**
     * What changed in a source.
     *
     * @param published new, or in place of what the same id had
     * @param withdrawn no longer published
     * @param position where the source goes on from after these changes, kept together with them
     */
    record Changes(
            List<Article> published,
            List<ArticleId> withdrawn,
            @Nullable String position) {
        public Changes {
            published = List.copyOf(published);
            withdrawn = List.copyOf(withdrawn);
        }
    }
}
