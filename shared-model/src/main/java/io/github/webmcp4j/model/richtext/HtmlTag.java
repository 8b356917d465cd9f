package io.github.webmcp4j.model.richtext;

/**
 * A start or end tag, read as the tokenizer of HTML reads it: any attribute syntax, first of equal names wins.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#tokenization">Tokenization</a>
 */
final class HtmlTag implements Attributes {
    private final String html;
    private final String name;
    private final boolean closing;
    private final int attributes;
    private final int end;
    private int at;
    private int nameStart;
    private int nameEnd;
    private int valueStart;
    private int valueEnd;

    /** The tag whose {@code <} is at an index where one {@link #beginsAt begins}. */
    HtmlTag(String html, int open) {
        this.html = html;
        closing = html.charAt(open + 1) == '/';
        nameStart = open + (closing ? 2 : 1);
        at = nameStart;
        while (at < html.length() && !endsName(html.charAt(at))) {
            at++;
        }
        name = lower(nameStart, at);
        attributes = at;
        boolean more = nextAttribute();
        while (more) {
            more = nextAttribute();
        }
        end = at;
    }

    /** Whether a {@code <} is followed by what a tag begins with. */
    static boolean beginsAt(String html, int open) {
        int letter = open + 1 < html.length() && html.charAt(open + 1) == '/' ? open + 2 : open + 1;
        return letter < html.length() && Characters.isLetter(html.charAt(letter));
    }

    /** The name in lower case. */
    String name() {
        return name;
    }

    boolean isClosing() {
        return closing;
    }

    /** Whether the tag ends itself with a slash. */
    boolean isEmpty() {
        return html.charAt(end - 1) == '/';
    }

    /** The index behind the tag; -1 when it never ends. */
    int end() {
        return end < html.length() ? end + 1 : -1;
    }

    @Override
    public String attribute(String wanted) {
        at = attributes;
        while (nextAttribute()) {
            if (nameEnd - nameStart == wanted.length()
                    && lower(nameStart, nameEnd).equals(wanted)) {
                return HtmlEntities.decode(html, valueStart, valueEnd);
            }
        }
        return "";
    }

    private boolean nextAttribute() {
        while (at < html.length() && (Characters.isSpace(html.charAt(at)) || html.charAt(at) == '/')) {
            at++;
        }
        if (at >= html.length() || html.charAt(at) == '>') {
            return false;
        }
        nameStart = at;
        at++;
        while (at < html.length() && !endsName(html.charAt(at)) && html.charAt(at) != '=') {
            at++;
        }
        nameEnd = at;
        valueStart = at;
        valueEnd = at;
        int equals = behindSpace(at);
        if (equals < html.length() && html.charAt(equals) == '=') {
            readValue(behindSpace(equals + 1));
        }
        return true;
    }

    private void readValue(int start) {
        char quote = start < html.length() ? html.charAt(start) : ' ';
        boolean quoted = quote == '"' || quote == '\'';
        valueStart = quoted ? start + 1 : start;
        at = valueStart;
        while (at < html.length() && (quoted ? html.charAt(at) != quote : !endsValue(html.charAt(at)))) {
            at++;
        }
        valueEnd = at;
        if (quoted && at < html.length()) {
            at++;
        }
    }

    private int behindSpace(int start) {
        int behind = start;
        while (behind < html.length() && Characters.isSpace(html.charAt(behind))) {
            behind++;
        }
        return behind;
    }

    private String lower(int start, int stop) {
        StringBuilder lower = new StringBuilder();
        for (int i = start; i < stop; i++) {
            lower.append(Characters.lower(html.charAt(i)));
        }
        return lower.toString();
    }

    private static boolean endsName(char c) {
        return endsValue(c) || c == '/';
    }

    private static boolean endsValue(char c) {
        return c == '>' || Characters.isSpace(c);
    }
}
