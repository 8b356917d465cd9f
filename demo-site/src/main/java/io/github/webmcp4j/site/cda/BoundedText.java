package io.github.webmcp4j.site.cda;

/** A text that can be read only so often, so that a regex with catastrophic backtracking ends. */
final class BoundedText implements CharSequence {
    private static final int READS = 2_000_000;

    private final String text;
    private int reads;

    BoundedText(String text) {
        this.text = text;
    }

    @Override
    public char charAt(int index) {
        if (++reads > READS) {
            throw new Exhausted();
        }
        return text.charAt(index);
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.substring(start, end);
    }

    @Override
    public String toString() {
        return text;
    }

    /** Thrown through the regex engine, which has no other way to be stopped. */
    static final class Exhausted extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private Exhausted() {
            super("a regex read its text more than " + READS + " times", null, false, false);
        }
    }
}
