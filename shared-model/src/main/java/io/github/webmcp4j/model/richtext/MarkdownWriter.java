package io.github.webmcp4j.model.richtext;

/** Writes what the readers of HTML and of JSON find, in the order in which they find it. */
final class MarkdownWriter {
    private final StringBuilder out = new StringBuilder();
    private final Blocks blocks = new Blocks(out);
    private final Table table = new Table(out, blocks);
    private final Inline inline = new Inline(out, blocks, table);
    private final CodeBlock pre = new CodeBlock();
    private int codeDepth;

    /** The Markdown, once all elements are closed. */
    String markdown() {
        inline.end();
        table.finish();
        return out.toString();
    }

    void text(String text) {
        if (pre.isOpen()) {
            pre.append(text);
        } else if (codeDepth > 0) {
            inline.code(text);
        } else {
            inline.text(text);
        }
    }

    void lineBreak() {
        if (pre.isOpen()) {
            pre.append("\n");
        } else if (codeDepth > 0) {
            inline.code(" ");
        } else {
            inline.lineBreak();
        }
    }

    /** The beginning or end of an element that adds no structure. */
    void boundary(int kind) {
        if ((kind & Kind.FLOW) == 0) {
            return;
        }
        if (pre.isOpen()) {
            pre.boundary();
        } else {
            inline.boundary();
        }
    }

    /** An element without content. */
    void single(int kind, Attributes attributes) {
        boundary(kind);
        String address = LinkAddress.of(attributes.either("src", "url"));
        switch (kind) {
            case Kind.BREAK -> lineBreak();
            case Kind.IMAGE -> image(attributes.either("alt", "asset-alt"), address);
            case Kind.FRAME -> {
                String title = attributes.attribute("title");
                link(Characters.isBlank(title) ? address : title, address);
            }
            default -> rule();
        }
        boundary(kind);
    }

    void image(String alt, String address) {
        if (pre.isOpen() || codeDepth > 0) {
            text(alt);
        } else {
            inline.image(alt, address);
        }
    }

    /** A link whose text is all there is of it. */
    void link(String text, String address) {
        if (!address.isEmpty()) {
            inline.link(address);
            text(text);
            inline.endLink();
        }
    }

    private void rule() {
        if (!pre.isOpen() && !table.isInCell()) {
            table.finish();
            blocks.rule();
        }
    }

    void open(int kind, String name, Attributes attributes) {
        boundary(kind);
        if (kind == Kind.LINK) {
            openLink(LinkAddress.of(attributes.either("href", "url")));
        } else if (kind == Kind.PRE) {
            pre.open(attributes);
        } else if (pre.isOpen() && kind == Kind.CODE) {
            pre.language(attributes);
            codeDepth++;
        } else if ((kind & Kind.FLOW) == 0) {
            openMarks(kind);
        } else if (!pre.isOpen()) {
            openBlock(kind, name, attributes);
        }
    }

    void openLink(String address) {
        inline.link(address);
    }

    /** Begins any of bold, italic, strikethrough and code. */
    void openMarks(int kinds) {
        codeDepth += (kinds & Kind.CODE) == 0 ? 0 : 1;
        if ((kinds & Kind.MARK) != 0) {
            inline.mark(kinds, 1);
        }
    }

    /** Ends any of bold, italic, strikethrough and code. */
    void closeMarks(int kinds) {
        codeDepth -= (kinds & Kind.CODE) == 0 ? 0 : 1;
        if ((kinds & Kind.MARK) != 0) {
            inline.mark(kinds, -1);
        }
    }

    private void openBlock(int kind, String name, Attributes attributes) {
        if (kind == Kind.TABLE) {
            table.open();
        } else if (table.isInCell()) {
            return;
        }
        switch (kind) {
            case Kind.HEADING -> blocks.heading(name.charAt(1) - '0');
            case Kind.LIST -> blocks.openList(name.equals("ol"), start(attributes.attribute("start")));
            case Kind.ITEM -> blocks.openItem();
            case Kind.QUOTE -> blocks.openQuote();
            case Kind.SECTION -> table.head(name.equals("thead"));
            case Kind.CELL -> table.openCell(name.equals("th"));
            default -> {}
        }
    }

    /** The first number of a list: up to eight digits, else 1. */
    private static int start(String written) {
        int number = 0;
        for (int i = 0; i < written.length(); i++) {
            if (!Characters.isDigit(written.charAt(i)) || i == 8) {
                return 1;
            }
            number = number * 10 + written.charAt(i) - '0';
        }
        return written.isEmpty() ? 1 : number;
    }

    void close(int kind) {
        if (kind == Kind.PRE) {
            closePre();
        } else if (kind == Kind.LINK) {
            inline.endLink();
        } else if ((kind & Kind.FLOW) == 0) {
            closeMarks(kind);
        } else if (pre.isOpen()) {
            boundary(kind);
        } else {
            closeBlock(kind);
        }
    }

    private void closePre() {
        if (!pre.close()) {
            return;
        }
        if (table.isInCell()) {
            inline.code(pre.take());
            inline.boundary();
        } else {
            table.finish();
            pre.write(out, blocks);
        }
    }

    private void closeBlock(int kind) {
        if (kind == Kind.CELL) {
            closeCell();
            return;
        }
        boundary(kind);
        if (kind == Kind.TABLE) {
            table.close();
        } else if (!table.isInCell()) {
            closeOutsideCell(kind);
        }
    }

    private void closeOutsideCell(int kind) {
        switch (kind) {
            case Kind.HEADING -> blocks.heading(0);
            case Kind.LIST, Kind.QUOTE -> blocks.close();
            case Kind.SECTION -> table.head(false);
            case Kind.ROW -> table.closeRow();
            default -> {}
        }
    }

    private void closeCell() {
        if (table.isInOwnCell()) {
            inline.end();
            table.closeCell();
        } else {
            inline.boundary();
        }
    }
}
