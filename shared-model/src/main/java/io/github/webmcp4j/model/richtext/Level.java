package io.github.webmcp4j.model.richtext;

import org.jspecify.annotations.Nullable;

/** A block quote or a list that is open, and where it stands. */
final class Level {
    /** The mark of a block quote. */
    static final char QUOTE = '>';

    final @Nullable Level outer;
    final int depth;

    /** The length of the line prefix outside. */
    final int indent;

    /** The length of the Markdown when it was opened. */
    final int start;

    /** {@link #QUOTE}, a bullet, or what stands behind a number. */
    final char mark;

    /** The number of the item. */
    int number;

    /** The length of the Markdown when the item was opened. */
    private int itemStart;

    boolean hasItem;

    Level(@Nullable Level outer, int indent, int start, char mark) {
        this.outer = outer;
        this.depth = outer == null ? 1 : outer.depth + 1;
        this.indent = indent;
        this.start = start;
        this.itemStart = start;
        this.mark = mark;
    }

    boolean isOrdered() {
        return mark == '.' || mark == ')';
    }

    /** What an item begins with; one that leaves nothing, so that the Markdown is as long as before, has no number. */
    String nextMarker(int length) {
        number += itemStart < length ? 1 : 0;
        itemStart = length;
        return isOrdered() ? "" + number + mark + " " : mark + " ";
    }
}
