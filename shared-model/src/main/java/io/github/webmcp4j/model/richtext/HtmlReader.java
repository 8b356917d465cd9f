package io.github.webmcp4j.model.richtext;

/** Reads HTML from start to end, whatever its state, and tells a writer what is in it. */
final class HtmlReader {
    private final String html;
    private final MarkdownWriter writer;
    private final OpenElements elements;
    private String skipped = "";
    private int skippedDepth;

    HtmlReader(String html, MarkdownWriter writer) {
        this.html = html;
        this.writer = writer;
        this.elements = new OpenElements(writer);
    }

    void read() {
        int at = 0;
        while (at < html.length()) {
            int markup = nextMarkup(at);
            if (markup > at && skipped.isEmpty()) {
                writer.text(HtmlEntities.decode(html, at, markup));
            }
            at = markup < html.length() ? behindMarkup(markup) : markup;
        }
        elements.closeAll();
    }

    /** A {@code <} that begins nothing is text. */
    private int nextMarkup(int start) {
        int open = html.indexOf('<', start);
        while (open >= 0 && !isDeclaration(open) && !HtmlTag.beginsAt(html, open)) {
            open = html.indexOf('<', open + 1);
        }
        return open < 0 ? html.length() : open;
    }

    private boolean isDeclaration(int open) {
        char mark = open + 1 < html.length() ? html.charAt(open + 1) : ' ';
        return mark == '!' || mark == '?';
    }

    private int behindMarkup(int open) {
        if (html.startsWith("<!--", open)) {
            return behind("-->", open + 2);
        }
        return isDeclaration(open) ? behind(">", open) : behindTag(new HtmlTag(html, open));
    }

    private int behind(String mark, int start) {
        int found = html.indexOf(mark, start);
        return found < 0 ? html.length() : found + mark.length();
    }

    private int behindTag(HtmlTag tag) {
        int end = tag.end();
        if (end < 0) {
            return html.length();
        }
        int behind = !tag.isClosing() && Kind.isRawText(tag.name()) ? behindRawText(end, tag.name()) : end;
        if (tag.name().equals("body")) {
            skipped = "";
        }
        if (!skipped.isEmpty()) {
            skip(tag);
        } else if (tag.isClosing()) {
            elements.close(tag.name());
        } else {
            open(tag);
        }
        return behind;
    }

    private void open(HtmlTag tag) {
        int kind = Kind.of(tag.name());
        if (kind != Kind.DROPPED) {
            elements.open(kind, tag.name(), tag);
        } else if (!Kind.isRawText(tag.name()) && !tag.isEmpty()) {
            skipped = tag.name();
            skippedDepth = 1;
        }
    }

    private void skip(HtmlTag tag) {
        if (tag.name().equals(skipped)) {
            skippedDepth += tag.isClosing() ? -1 : 1;
            skipped = skippedDepth == 0 ? "" : skipped;
        }
    }

    /** Raw text ends at its own end tag only. */
    private int behindRawText(int start, String name) {
        int open = html.indexOf("</", start);
        while (open >= 0) {
            if (isNamed(open + 2, name)) {
                int end = new HtmlTag(html, open).end();
                return end < 0 ? html.length() : end;
            }
            open = html.indexOf("</", open + 2);
        }
        return html.length();
    }

    private boolean isNamed(int start, String name) {
        int end = start + name.length();
        for (int i = start; i < end; i++) {
            if (i >= html.length() || Characters.lower(html.charAt(i)) != name.charAt(i - start)) {
                return false;
            }
        }
        return end == html.length() || !Characters.isWord(html.charAt(end));
    }
}
