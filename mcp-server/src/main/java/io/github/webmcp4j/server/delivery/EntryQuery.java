package io.github.webmcp4j.server.delivery;

import org.jspecify.annotations.Nullable;

/**
 * Which entries of a content type.
 *
 * @param query conditions as JSON; null for all
 * @param locale null for the master locale
 * @param skip rows to leave out, from 0
 * @param limit rows at most, 1 to 100
 */
public record EntryQuery(@Nullable String query, @Nullable String locale, int skip, int limit) {
    private static final int MOST = 100;

    public EntryQuery {
        if (skip < 0 || limit < 1 || limit > MOST) {
            throw new IllegalArgumentException(
                    "skip must be 0 or more and limit 1 to " + MOST + ", got " + skip + " and " + limit);
        }
    }
}
