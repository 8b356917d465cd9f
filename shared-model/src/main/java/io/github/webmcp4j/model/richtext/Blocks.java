package io.github.webmcp4j.model.richtext;

import org.jspecify.annotations.Nullable;

/**
 * The lines of the Markdown: what separates blocks, and the prefix of quotes and lists that each line begins with.
 *
 * <p>A marker waits in {@code lead} until the first block of its item begins, so empty items leave nothing.
 */
final class Blocks {
    private static final int MAX_LEVELS = 20;

    private final StringBuilder out;
    private final StringBuilder prefix = new StringBuilder();
    private final StringBuilder lead = new StringBuilder();
    private @Nullable Level level;
    private int tooDeep;
    private int heading;
    private int common;
    private boolean tight;
    private boolean behindText;
    private int listEnd = -1;
    private char listMark;

    Blocks(StringBuilder out) {
        this.out = out;
    }

    /** Sets the level of the heading that the next lines belong to; 0 for none. */
    void heading(int number) {
        heading = number;
    }

    boolean isHeading() {
        return heading > 0;
    }

    /** Begins the line of a paragraph or heading. */
    void beginText() {
        begin();
        behindText = heading == 0;
        for (int i = 0; i < heading; i++) {
            out.append('#');
        }
        if (heading > 0) {
            out.append(' ');
        }
    }

    /** Begins the first line of a block. */
    void begin() {
        if (out.length() > 0) {
            out.append('\n');
            if (!tight) {
                appendPrefix(out, common).append('\n');
            }
        }
        out.append(lead);
        lead.setLength(0);
        lead.append(prefix);
        common = prefix.length();
        tight = false;
        behindText = false;
    }

    /** Begins another line of the block. */
    void nextLine() {
        out.append('\n').append(prefix);
    }

    /** Begins and ends an empty line of the block. */
    void emptyLine() {
        appendPrefix(out.append('\n'), prefix.length());
    }

    /** What every line begins with. */
    String prefix() {
        return prefix.toString();
    }

    private StringBuilder appendPrefix(StringBuilder line, int length) {
        int end = length;
        while (end > 0 && prefix.charAt(end - 1) == ' ') {
            end--;
        }
        return line.append(prefix, 0, end);
    }

    /** A thematic break; right behind a bullet its dashes would make one with it. */
    void rule() {
        boolean behindBullet = isMarkerWaiting();
        begin();
        out.append(behindBullet ? "___" : "---");
    }

    void openQuote() {
        if (enter(Level.QUOTE)) {
            prefix.append("> ");
            lead.append("> ");
            tight = false;
        }
    }

    /** Opens a list; next to another of its kind it takes the other mark, so that they stay two. */
    void openList(boolean ordered, int first) {
        tight = level != null && level.hasItem && behindText && !isMarkerWaiting() && (!ordered || first == 1);
        char mark = ordered ? '.' : '-';
        boolean adjacent = out.length() == listEnd && mark == listMark;
        if (enter(adjacent ? (ordered ? ')' : '*') : mark) && level != null) {
            level.number = first;
        }
    }

    /** Opens an item, which lasts until the next one or the end of the list. */
    void openItem() {
        if (tooDeep > 0 || level == null || level.mark == Level.QUOTE) {
            return;
        }
        cutTo(level.indent);
        if (level.start < out.length()) {
            tight = true;
        }
        String marker = level.nextMarker(out.length());
        lead.append(marker);
        for (int i = 0; i < marker.length(); i++) {
            prefix.append(' ');
        }
        level.hasItem = true;
    }

    private boolean isMarkerWaiting() {
        return level != null && level.hasItem && lead.charAt(level.indent) != ' ';
    }

    private boolean enter(char mark) {
        if (tooDeep > 0 || (level != null && level.depth == MAX_LEVELS)) {
            tooDeep++;
            return false;
        }
        level = new Level(level, prefix.length(), out.length(), mark);
        return true;
    }

    /** Closes the innermost list or block quote. */
    void close() {
        if (tooDeep > 0 || level == null) {
            tooDeep -= tooDeep > 0 ? 1 : 0;
            return;
        }
        cutTo(level.indent);
        tight = false;
        if (level.mark != Level.QUOTE && level.start < out.length()) {
            listEnd = out.length();
            listMark = level.mark;
        }
        level = level.outer;
    }

    private void cutTo(int indent) {
        prefix.setLength(indent);
        lead.setLength(indent);
        common = common < indent ? common : indent;
    }
}
