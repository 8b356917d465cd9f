package io.github.webmcp4j.model.richtext;

/**
 * A GFM table, written as its rows come and completed when its width is known.
 *
 * <p>A table without header row gets an empty one. A table in a cell is part of the cell.
 */
final class Table {
    private final StringBuilder out;
    private final Blocks blocks;
    private int nesting;
    private boolean inHead;
    private boolean inCell;
    private boolean inRow;
    private boolean begun;
    private boolean allHeaders;
    private boolean firstIsHeader;
    private int columns;
    private int widest;
    private int firstColumns;
    private int start;
    private int firstEnd;
    private String prefix = "";

    Table(StringBuilder out, Blocks blocks) {
        this.out = out;
        this.blocks = blocks;
    }

    boolean isInCell() {
        return inCell;
    }

    /** Whether a cell that ends is one of the table, not of a table in one of its cells. */
    boolean isInOwnCell() {
        return inCell && nesting == 1;
    }

    void open() {
        nesting++;
    }

    void close() {
        nesting--;
        if (nesting == 0) {
            finish();
            inHead = false;
        }
    }

    /** Says whether the rows that follow are of the head. */
    void head(boolean head) {
        if (nesting == 1) {
            inHead = head;
        }
    }

    void openCell(boolean header) {
        if (nesting == 1 && !inCell) {
            beginRow();
            columns++;
            allHeaders &= header;
            inCell = true;
            out.append("| ");
        }
    }

    void closeCell() {
        if (isInOwnCell()) {
            out.append(' ');
            inCell = false;
        }
    }

    private void beginRow() {
        if (!begun) {
            blocks.begin();
            prefix = blocks.prefix();
            start = out.length();
            firstEnd = 0;
            widest = 0;
            begun = true;
        } else if (!inRow) {
            out.append('\n').append(prefix);
        }
        if (!inRow) {
            inRow = true;
            columns = 0;
            allHeaders = true;
        }
    }

    void closeRow() {
        if (nesting == 1) {
            endRow();
        }
    }

    private void endRow() {
        if (!inRow || inCell) {
            return;
        }
        out.append('|');
        inRow = false;
        widest = columns > widest ? columns : widest;
        if (firstEnd == 0) {
            firstEnd = out.length();
            firstColumns = columns;
            firstIsHeader = inHead || allHeaders;
        }
    }

    /** Completes the rows so far; called before anything that is not in a cell. */
    void finish() {
        endRow();
        if (!begun) {
            return;
        }
        begun = false;
        StringBuilder added = new StringBuilder();
        if (firstIsHeader) {
            repeat(added, "  |", widest - firstColumns);
            added.append('\n').append(prefix).append('|');
            repeat(added, " --- |", widest);
            out.insert(firstEnd, added);
        } else {
            repeat(added.append('|'), "  |", widest);
            added.append('\n').append(prefix).append('|');
            repeat(added, " --- |", widest);
            out.insert(start, added.append('\n').append(prefix));
        }
    }

    private static void repeat(StringBuilder text, String part, int times) {
        for (int i = 0; i < times; i++) {
            text.append(part);
        }
    }
}
