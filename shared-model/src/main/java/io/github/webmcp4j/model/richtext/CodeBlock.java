package io.github.webmcp4j.model.richtext;

/** Preformatted text, collected until it ends and then written between fences. */
final class CodeBlock {
    private final StringBuilder text = new StringBuilder();
    private String language = "";
    private int nesting;

    boolean isOpen() {
        return nesting > 0;
    }

    void open(Attributes attributes) {
        nesting++;
        language(attributes);
    }

    /** Takes the language that a node names, or a class as {@code language-java}. */
    void language(Attributes attributes) {
        String names = " " + attributes.either("class", "class-name") + " ";
        int start = names.indexOf(" language-");
        if (language.isEmpty()) {
            language = start < 0 ? attributes.attribute("language") : names.substring(start + 10);
        }
    }

    void append(String part) {
        text.append(part);
    }

    /** A block inside begins and ends a line. */
    void boundary() {
        if (text.length() > 0 && Characters.last(text) != '\n') {
            text.append('\n');
        }
    }

    /** Closes; true when this was the outermost and there is something to write. */
    boolean close() {
        nesting--;
        return nesting == 0 && !Characters.isBlank(text);
    }

    /** The text so far; the block is empty then. */
    String take() {
        String taken = text.toString();
        text.setLength(0);
        language = "";
        return taken;
    }

    void write(StringBuilder out, Blocks blocks) {
        String name = languageName();
        String code = take();
        String fence = "`".repeat(Math.max(3, Characters.longestTicks(code) + 1));
        blocks.begin();
        out.append(fence).append(name);
        int end = trimmedEnd(code, 0, code.length());
        int at = code.startsWith("\r") ? 1 : 0;
        at = code.startsWith("\n", at) ? at + 1 : at;
        while (at < end) {
            int stop = code.indexOf('\n', at);
            stop = stop < 0 || stop > end ? end : stop;
            writeLine(out, blocks, code, at, stop);
            at = stop + 1;
        }
        blocks.nextLine();
        out.append(fence);
    }

    private static void writeLine(StringBuilder out, Blocks blocks, String code, int start, int stop) {
        int end = trimmedEnd(code, start, stop);
        if (end == start) {
            blocks.emptyLine();
            return;
        }
        blocks.nextLine();
        for (int i = start; i < end; i++) {
            char c = code.charAt(i);
            boolean kept = c == '\t' || (c >= ' ' && c != 0x7F);
            if (kept) {
                out.append(c == 0xA0 ? ' ' : c);
            }
        }
    }

    private static int trimmedEnd(String code, int start, int stop) {
        int end = stop;
        while (end > start
                && (Characters.isSpace(code.charAt(end - 1)) || Characters.isInvisible(code.charAt(end - 1)))) {
            end--;
        }
        return end;
    }

    private String languageName() {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < language.length(); i++) {
            char c = language.charAt(i);
            if (!Characters.isWord(c) && "+#-._".indexOf(c) < 0) {
                break;
            }
            name.append(c);
        }
        return name.toString();
    }
}
