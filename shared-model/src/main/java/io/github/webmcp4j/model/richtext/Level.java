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

    /** The number of the next item. */
    int number;

    boolean hasItem;

    Level(@Nullable Level outer, int indent, int start, char mark) {
        this.outer = outer;
        this.depth = outer == null ? 1 : outer.depth + 1;
        this.indent = indent;
        this.start = start;
        this.mark = mark;
    }

    boolean isOrdered() {
        return mark == '.' || mark == ')';
    }

    /** What the next item begins with. */
    String nextMarker() {
        String marker = isOrdered() ? "" + number + mark + " " : mark + " ";
        number++;
        return marker;
    }
}
