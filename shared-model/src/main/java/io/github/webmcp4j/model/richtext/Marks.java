package io.github.webmcp4j.model.richtext;

/**
 * Bold, italic, strikethrough and links around the text of a line.
 *
 * <p>What is wanted and what is open are two things: signs are written only where a visible character needs them, so
 * spaces stay outside and empty marks leave nothing. Signs that would touch a letter in a way that CommonMark reads as
 * text move over punctuation, or the letter is written as a number.
 *
 * @see <a href="https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run">Delimiter runs</a>
 */
final class Marks {
    private static final int[] KINDS = {Kind.BOLD, Kind.ITALIC, Kind.STRIKE};

    private final StringBuilder out;
    private final int[] wanted = new int[KINDS.length];
    private final int[] open = new int[KINDS.length + 1];
    private final String[] signs = new String[KINDS.length + 1];
    private int size;
    private String link = "";
    private int linkNumber;
    private int linkDepth;
    private int marksAtLink;
    private int openLink;
    private int solid = -1;
    private boolean closed;
    private boolean spelled;

    Marks(StringBuilder out) {
        this.out = out;
    }

    /** Wants marks once more or once less. */
    void want(int kinds, int change) {
        for (int i = 0; i < KINDS.length; i++) {
            wanted[i] += (KINDS[i] & kinds) == 0 ? 0 : change;
        }
    }

    /** Begins a link; an empty address is none, and a link in a link is part of the outer one. */
    void link(String address) {
        linkDepth++;
        if (linkDepth == 1) {
            link = address;
            linkNumber++;
            marksAtLink = wantedMarks();
        }
    }

    void endLink() {
        linkDepth--;
        link = linkDepth == 0 ? "" : link;
    }

    /** Closes what a character is not part of; {@code next} is a space where white space comes before it. */
    void close(char next) {
        int kept = kept();
        closed = kept < size && next != ' ';
        if (kept == size) {
            return;
        }
        boolean touches = Characters.isWord(next) && !opensMore(kept);
        boolean moves =
                touches && solid >= 0 && solid < out.length() && (openMarks(size) & ~openMarks(kept) & Kind.LINK) == 0;
        boolean plain = Characters.isWord(Characters.last(out));
        int at = moves ? solid : out.length();
        String ends = "";
        while (size > kept) {
            size--;
            plain &= signs[size].charAt(0) == '*';
            ends += signs[size];
        }
        out.insert(at, ends);
        spelled = touches && !moves && !plain;
        solid = -1;
    }

    /** Closes all, at the end of a line. */
    void closeAll() {
        while (size > 0) {
            size--;
            out.append(signs[size]);
        }
        solid = -1;
        closed = false;
    }

    /** Opens what a character is part of. */
    void open(char next) {
        if (isLinkMissing(size)) {
            openLink();
        }
        int missing = wantedMarks() & ~openMarks(size);
        boolean inWord = Characters.isWord(Characters.last(out));
        if (missing == 0 || (inWord && !Characters.isWord(next))) {
            return;
        }
        if (inWord && isAmbiguous(missing)) {
            if (isLastBehindSign()) {
                return;
            }
            spellLast();
        }
        boolean underscores = isStarUnclear();
        for (int kind : KINDS) {
            if ((missing & kind) != 0) {
                push(kind, sign(kind, underscores));
                out.append(signs[size - 1]);
            }
        }
        solid = -1;
    }

    boolean isInLink() {
        return !link.isEmpty();
    }

    /** Whether all that is wanted is open. */
    boolean areOpen() {
        return (wantedMarks() & ~openMarks(size)) == 0;
    }

    /** Says that a character of a word was written: a place where signs may end. */
    void word() {
        solid = out.length();
    }

    /** Says that signs may not move back over what was written. */
    void barrier() {
        solid = -1;
    }

    /** Whether the next letter must be written as a number, because signs touch it. */
    boolean takeSpelled() {
        boolean taken = spelled;
        spelled = false;
        return taken;
    }

    private void openLink() {
        if (Characters.last(out) == '!') {
            out.insert(out.length() - 1, '\\');
        }
        openLink = linkNumber;
        push(Kind.LINK, "](" + link + ")");
        out.append('[');
        solid = -1;
    }

    private void push(int kind, String sign) {
        open[size] = kind;
        signs[size] = sign;
        size++;
    }

    private static String sign(int kind, boolean underscore) {
        return switch (kind) {
            case Kind.BOLD -> underscore ? "__" : "**";
            case Kind.ITALIC -> underscore ? "_" : "*";
            default -> "~~";
        };
    }

    /** Of four stars nobody can tell what they mean, nor of one between punctuation where others are open. */
    private boolean isStarUnclear() {
        char last = Characters.last(out);
        boolean unclear = closed && last == '*';
        for (int i = 0; i < size; i++) {
            boolean star = signs[i].charAt(0) == '*';
            unclear |= star && !Characters.isSpace(last) && !Characters.isWord(last);
        }
        return unclear;
    }

    /** How many of the open marks and links stay open. */
    private int kept() {
        int keepable = isLinkMissing(size) ? wantedMarks() & marksAtLink : wantedMarks();
        for (int i = 0; i < size; i++) {
            boolean keeps =
                    open[i] == Kind.LINK ? !link.isEmpty() && openLink == linkNumber : (open[i] & keepable) != 0;
            if (!keeps) {
                return i;
            }
        }
        return size;
    }

    private boolean opensMore(int kept) {
        return isLinkMissing(kept) || (wantedMarks() & ~openMarks(kept)) != 0;
    }

    /** Whether a link is wanted that is not one of the first open marks. */
    private boolean isLinkMissing(int count) {
        boolean open = (openMarks(count) & Kind.LINK) != 0 && openLink == linkNumber;
        return !link.isEmpty() && !open;
    }

    private int openMarks(int count) {
        int marks = 0;
        for (int i = 0; i < count; i++) {
            marks |= open[i];
        }
        return marks;
    }

    private int wantedMarks() {
        int marks = 0;
        for (int i = 0; i < KINDS.length; i++) {
            marks |= wanted[i] > 0 ? KINDS[i] : 0;
        }
        return marks;
    }

    /** Inside a word, signs of two kinds cannot open, and stars among stars might close. */
    private boolean isAmbiguous(int missing) {
        int stars = Kind.BOLD | Kind.ITALIC;
        boolean mixed = (missing & Kind.STRIKE) != 0 && missing != Kind.STRIKE;
        return mixed || ((missing & stars) != 0 && (openMarks(size) & stars) != 0);
    }

    /** Whether the last letter is right behind what means another thing before a letter than before a number. */
    private boolean isLastBehindSign() {
        return out.length() > 1 && "*_~\\".indexOf(out.charAt(out.length() - 2)) >= 0;
    }

    private void spellLast() {
        char last = Characters.last(out);
        out.setLength(out.length() - 1);
        out.append("&#").append((int) last).append(';');
    }
}
