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

    /** A page of at most {@code limit} rows from the row {@code offset} (0 = the first) of the whole list. */
    public PageWindow(int offset, int limit) {
        this.offset = offset;
        this.limit = limit;
    }

    /** The rows of the next type, of which there are {@code count}; to be asked type by type, in order. */
    public Rows next(int count) {
        int skip = Math.min(Math.max(offset - before, 0), count);
        int end = Math.min(Math.max(offset + limit - before, 0), count);
        before += count;
        return new Rows(skip, end - skip);
    }

    /** The rows of all types asked so far. */
    public int total() {
        return before;
    }

    /** Whether there are rows behind this page, among the types asked so far. */
    public boolean hasMore() {
        return offset + limit < before;
    }

    /** Rows of one type: how many to skip and how many to show, 0 for none. */
    public record Rows(int skip, int length) {}
}
