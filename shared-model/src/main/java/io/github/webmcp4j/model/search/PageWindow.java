package io.github.webmcp4j.model.search;

/**
 * A page of one list that stands one content type after the other: which rows of which type it shows.
 *
 * <p>Types come in config order, so the rows of a type begin where those of the types before it end.
 */
public final class PageWindow {
    private final int offset;
    private final int limit;
    private int before;
    private int skip;

    /** A page of at most {@code limit} rows from the row {@code offset} (0 = the first) of the whole list. */
    public PageWindow(int offset, int limit) {
        this.offset = offset;
        this.limit = limit;
    }

    /** How many rows of the next type the page shows, of {@code count}; to be asked type by type, in order. */
    public int next(int count) {
        skip = within(offset - before, count);
        int end = within(offset + limit - before, count);
        before += count;
        return end - skip;
    }

    /** How many rows of that type stand before those that the page shows. */
    public int skip() {
        return skip;
    }

    /** The rows of all types asked so far. */
    public int total() {
        return before;
    }

    /** Whether there are rows behind this page, among the types asked so far. */
    public boolean hasMore() {
        return offset + limit < before;
    }

    private static int within(int row, int count) {
        return row < 0 ? 0 : row < count ? row : count;
    }
}
