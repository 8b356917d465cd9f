package io.github.webmcp4j.model.richtext;

/** The classes of characters that Markdown tells apart. */
final class Characters {
    /** Ranges of punctuation and symbols from U+2000 on: first, last, first, last. */
    private static final String SYMBOLS = "\u2000\u206F\u20A0\u2BFF\u2E00\u2E7F\u3000\u303F\uD800\uDFFF"
            + "\uFE10\uFE1F\uFE30\uFE6F\uFF01\uFF0F\uFF1A\uFF20\uFF3B\uFF40\uFF5B\uFF65";

    private Characters() {}

    /** White space of any width, the no-break space included. */
    static boolean isSpace(char c) {
        if (c < 0xA0) {
            return c == ' ' || c == '\n' || c == '\t' || c == '\r' || c == '\f';
        }
        return c == 0xA0
                || c == 0x1680
                || isBetween(c, '\u2000', '\u200A')
                || c == 0x2028
                || c == 0x2029
                || c == 0x202F
                || c == 0x205F
                || c == 0x3000;
    }

    /** Controls, soft hyphens and zero-width spaces. */
    static boolean isInvisible(char c) {
        if (c < 0x7F) {
            return c < ' ' && !isSpace(c);
        }
        return c < 0xA0 || c == 0xAD || c == 0x200B || c == 0x2060 || c == 0xFEFF;
    }

    /** Neither white space nor punctuation nor a symbol. */
    static boolean isWord(char c) {
        if (c < 0x80) {
            return isLetter(c) || isDigit(c);
        }
        if (c < 0xC0) {
            return "\u00AA\u00B2\u00B3\u00B5\u00B9\u00BA\u00BC\u00BD\u00BE".indexOf(c) >= 0;
        }
        for (int i = 0; i < SYMBOLS.length(); i += 2) {
            if (isBetween(c, SYMBOLS.charAt(i), SYMBOLS.charAt(i + 1))) {
                return false;
            }
        }
        return c != 0xD7 && c != 0xF7 && c != 0x1680;
    }

    /** A letter of ASCII. */
    static boolean isLetter(char c) {
        return isBetween(lower(c), 'a', 'z');
    }

    /** A digit of ASCII. */
    static boolean isDigit(char c) {
        return isBetween(c, '0', '9');
    }

    /** A letter of ASCII in lower case; any other character as it is. */
    static char lower(char c) {
        return isBetween(c, 'A', 'Z') ? (char) (c + 32) : c;
    }

    private static boolean isBetween(char c, char first, char last) {
        return c >= first && c <= last;
    }

    /** The last character; a space for an empty text. */
    static char last(StringBuilder text) {
        return text.length() == 0 ? ' ' : text.charAt(text.length() - 1);
    }

    /** Whether there is nothing to see. */
    static boolean isBlank(CharSequence text) {
        int i = 0;
        while (i < text.length() && (isSpace(text.charAt(i)) || isInvisible(text.charAt(i)))) {
            i++;
        }
        return i == text.length();
    }

    /** The text without controls and with one space for each stretch of white space, also at its ends. */
    static String collapse(CharSequence text) {
        StringBuilder collapsed = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!isSpace(c) && !isInvisible(c)) {
                collapsed.append(c);
            } else if (isSpace(c) && (collapsed.length() == 0 || last(collapsed) != ' ')) {
                collapsed.append(' ');
            }
        }
        return collapsed.toString();
    }

    /** The length of the longest stretch of backticks. */
    static int longestTicks(String text) {
        int longest = 0;
        int run = 0;
        for (int i = 0; i < text.length(); i++) {
            run = text.charAt(i) == '`' ? run + 1 : 0;
            longest = run > longest ? run : longest;
        }
        return longest;
    }
}
