package io.github.webmcp4j.model.richtext;

/** What an element is to Markdown: one bit each, so that several make a mask. */
final class Kind {
    /** No more than its content. */
    static final int PLAIN = 0;

    static final int BLOCK = 1;
    static final int PARAGRAPH = 1 << 1;
    static final int HEADING = 1 << 2;
    static final int LIST = 1 << 3;
    static final int ITEM = 1 << 4;
    static final int QUOTE = 1 << 5;
    static final int PRE = 1 << 6;
    static final int TABLE = 1 << 7;
    static final int SECTION = 1 << 8;
    static final int ROW = 1 << 9;
    static final int CELL = 1 << 10;
    static final int TERM = 1 << 11;
    static final int RULE = 1 << 12;
    static final int FRAME = 1 << 13;

    static final int BREAK = 1 << 14;
    static final int IMAGE = 1 << 15;
    static final int LINK = 1 << 16;
    static final int BOLD = 1 << 17;
    static final int ITALIC = 1 << 18;
    static final int STRIKE = 1 << 19;
    static final int CODE = 1 << 20;

    /** Not shown, nor what is in it. */
    static final int DROPPED = 1 << 21;

    /** What begins and ends a line. */
    static final int FLOW = (1 << 14) - 1;

    /** What has no content. */
    static final int VOID = RULE | FRAME | BREAK | IMAGE;

    static final int MARK = BOLD | ITALIC | STRIKE;

    private static final String RAW_TEXT = " script style title textarea noembed noframes ";

    /** The names of each kind, from bit 0 on: a table, because a switch over names is a third of the script. */
    private static final String[] NAMES = {
        " div section article main header footer nav aside address figure figcaption dl caption details summary center"
                + " form fieldset legend hgroup option html body ",
        " p ",
        " h1 h2 h3 h4 h5 h6 ",
        " ul ol menu ",
        " li ",
        " blockquote ",
        " pre ",
        " table ",
        " thead tbody tfoot ",
        " tr ",
        " td th ",
        " dt dd ",
        " hr ",
        " iframe embed ",
        " br break ",
        " img ",
        " a ",
        " b strong ",
        " i em ",
        " s del strike ",
        " code kbd samp tt ",
        RAW_TEXT + "template noscript head svg ",
    };

    private Kind() {}

    /** The kind of an HTML element, or of a JSON node with the same name. */
    static int of(String name) {
        String word = " " + name + " ";
        for (int i = 0; i < NAMES.length; i++) {
            if (NAMES[i].indexOf(word) >= 0) {
                return 1 << i;
            }
        }
        return PLAIN;
    }

    /** Whether what is in an element is no HTML: it ends at the end tag of the same name only. */
    static boolean isRawText(String name) {
        return (RAW_TEXT + "iframe ").indexOf(" " + name + " ") >= 0;
    }
}
