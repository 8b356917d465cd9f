package io.github.webmcp4j.model.richtext;

/**
 * The text of a line: white space, line breaks, code, images and escaped characters, with {@link Marks} around them.
 *
 * <p>A line begins with its first visible character, and white space waits for the next one: none is left at either end.
 */
final class Inline {
    private static final int NO_GAP = 0;
    private static final int SPACE = 1;
    private static final int BREAK = 2;
    private static final int NEW_PARAGRAPH = 3;

    private final StringBuilder out;
    private final Blocks blocks;
    private final Table table;
    private final Marks marks;
    private final StringBuilder code = new StringBuilder();
    private boolean begun;
    private int gap;
    private int lineStart;
    private boolean broken;

    Inline(StringBuilder out, Blocks blocks, Table table) {
        this.out = out;
        this.blocks = blocks;
        this.table = table;
        this.marks = new Marks(out);
    }

    void mark(int kinds, int change) {
        flushCode();
        marks.want(kinds, change);
    }

    void link(String address) {
        flushCode();
        marks.link(address);
    }

    void endLink() {
        flushCode();
        marks.endLink();
    }

    void text(String text) {
        if (!text.isEmpty()) {
            flushCode();
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Characters.isSpace(c)) {
                space();
            } else if (!Characters.isInvisible(c)) {
                visible(c, behind(text, i));
            }
        }
    }

    /** The character behind another; 0 for none, and for a space at the end, which moves out of the marks. */
    private static char behind(String text, int index) {
        int i = index + 1;
        while (i < text.length() && Characters.isSpace(text.charAt(i))) {
            i++;
        }
        return i < text.length() ? text.charAt(index + 1) : 0;
    }

    /** A line break; two make a paragraph, and where a line must stay one they make a space. */
    void lineBreak() {
        flushCode();
        if (begun && (table.isInCell() || blocks.isHeading())) {
            space();
        } else if (begun) {
            gap = gap < BREAK ? BREAK : NEW_PARAGRAPH;
        }
    }

    /** Adds to a code span, which ends with the next text, mark or block. */
    void code(String text) {
        code.append(text);
    }

    /** An image; only its alternative text where the address is not safe. */
    void image(String alt, String address) {
        String text = Characters.collapse(alt).trim();
        if (address.isEmpty()) {
            text(text);
            return;
        }
        flushCode();
        before('!');
        out.append("![");
        for (int i = 0; i < text.length(); i++) {
            escape(text.charAt(i), behind(text, i));
        }
        out.append("](").append(address).append(')');
        marks.barrier();
    }

    /** Ends the line, or in a table cell only the word. */
    void boundary() {
        flushCode();
        if (table.isInCell()) {
            space();
        } else {
            end();
        }
    }

    /** Ends the line. */
    void end() {
        flushCode();
        marks.closeAll();
        if (begun && blocks.isHeading() && !table.isInCell()) {
            escapeClosingHashes();
        }
        begun = false;
        gap = NO_GAP;
    }

    private void space() {
        if (begun && gap == NO_GAP) {
            marks.close(' ');
            gap = SPACE;
        }
    }

    private void visible(char c, char behind) {
        if (!Character.isLowSurrogate(c)) {
            before(c);
        }
        boolean word = Characters.isWord(c);
        if (marks.takeSpelled() && word) {
            out.append("&#").append((int) c).append(';');
        } else {
            escape(c, marks.areOpen() ? behind : 0);
        }
        if (word) {
            marks.word();
        }
    }

    /** Writes all that comes before a visible character. */
    private void before(char next) {
        if (gap == NEW_PARAGRAPH) {
            end();
        }
        if (begun) {
            marks.close(gap == NO_GAP ? next : ' ');
            fillGap();
        } else {
            begin();
        }
        marks.open(next);
    }

    private void begin() {
        begun = true;
        broken = false;
        if (table.isInCell()) {
            lineStart = -1;
        } else {
            table.finish();
            blocks.beginText();
            lineStart = blocks.isHeading() ? -1 : out.length();
        }
    }

    private void fillGap() {
        if (gap == BREAK) {
            out.append('\\');
            blocks.nextLine();
            lineStart = out.length();
            broken = true;
        } else if (gap == SPACE) {
            out.append(' ');
        }
        gap = NO_GAP;
    }

    private void escape(char c, char behind) {
        boolean first = out.length() == lineStart && Escapes.isNeededFirst(c, behind, broken);
        boolean number = lineStart >= 0 && Escapes.isNumberEnd(out, lineStart, c, behind);
        boolean pipe = c == '|' && table.isInCell();
        if (first || number || pipe || Escapes.isNeeded(c, Characters.last(out), behind)) {
            out.append('\\');
        } else if (c == ';') {
            escapeReference();
        }
        out.append(c);
    }

    private void escapeReference() {
        int ampersand = Escapes.referenceStart(out);
        if (ampersand >= 0) {
            out.insert(ampersand, '\\');
            marks.barrier();
        }
    }

    /** Hashes at the end of a heading, behind a space, would not be shown. */
    private void escapeClosingHashes() {
        int i = out.length();
        while (i > 0 && out.charAt(i - 1) == '#') {
            i--;
        }
        if (i < out.length() && i > 0 && out.charAt(i - 1) == ' ') {
            out.insert(out.length() - 1, '\\');
        }
    }

    private void flushCode() {
        if (code.length() == 0) {
            return;
        }
        String text = Characters.collapse(code);
        code.setLength(0);
        if (text.startsWith(" ")) {
            space();
        }
        String span = text.trim();
        if (isUnsafeCode(span)) {
            text(span);
        } else if (!span.isEmpty()) {
            writeCode(span);
        }
        if (text.endsWith(" ")) {
            space();
        }
    }

    /** Nothing can be escaped in code, but a pipe still ends a cell, and a link may look like a definition. */
    private boolean isUnsafeCode(String span) {
        return table.isInCell() ? span.contains("\\|") : marks.isInLink() && span.contains("]:");
    }

    private void writeCode(String span) {
        before('`');
        if (Characters.last(out) == '`') {
            out.append(' ');
        }
        String pad = span.startsWith("`") || span.endsWith("`") ? " " : "";
        String fence = "`".repeat(Characters.longestTicks(span) + 1);
        out.append(fence).append(pad);
        out.append(table.isInCell() ? span.replace("|", "\\|") : span);
        out.append(pad).append(fence);
        marks.barrier();
    }
}
