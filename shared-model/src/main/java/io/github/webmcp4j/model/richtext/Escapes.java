package io.github.webmcp4j.model.richtext;

/**
 * Which characters of a text need a backslash, so that they mean themselves in Markdown.
 *
 * <p>The character before is the one in the Markdown; the one behind is 0 where a text ends, and then may be anything.
 */
final class Escapes {
    private static final int LONGEST_ENTITY = 32;
    private static final int LONGEST_NUMBER = 9;

    private Escapes() {}

    /** Whether the character would mean something wherever it stands. */
    static boolean isNeeded(char c, char before, char behind) {
        return switch (c) {
            case '`', '[', ']' -> true;
            case '\\' -> behind == 0 || (behind < 0x7F && behind > ' ' && !Characters.isWord(behind));
            case '*' -> !Characters.isSpace(before) || !Characters.isSpace(behind);
            case '_' ->
                !(Characters.isSpace(before) && Characters.isSpace(behind))
                        && !(Characters.isWord(before) && Characters.isWord(behind));
            case '~' -> !Characters.isSpace(before) || behind == '~' || behind == 0;
            case '<' -> behind == 0 || behind == '/' || behind == '!' || behind == '?' || Characters.isLetter(behind);
            default -> false;
        };
    }

    /** Whether the character would mean something as the first of a line: of a paragraph, or behind a line break. */
    static boolean isNeededFirst(char c, char behind, boolean broken) {
        boolean alone = behind == 0 || Characters.isSpace(behind);
        return switch (c) {
            case '>', '*', '_' -> true;
            case '#' -> alone || behind == '#';
            case '-' -> alone || behind == '-';
            case '+' -> alone;
            case '=', '|' -> broken;
            case ':' -> broken && behind == '-';
            default -> false;
        };
    }

    /** Whether a dot or bracket would make a list item of a line that is a number so far. */
    static boolean isNumberEnd(StringBuilder out, int lineStart, char c, char behind) {
        int digits = out.length() - lineStart;
        if ((c != '.' && c != ')') || digits < 1 || digits > LONGEST_NUMBER) {
            return false;
        }
        for (int i = lineStart; i < out.length(); i++) {
            if (!Characters.isDigit(out.charAt(i))) {
                return false;
            }
        }
        return behind == 0 || Characters.isSpace(behind);
    }

    /** Where a semicolon at the end would end a character reference, the index of its ampersand; else -1. */
    static int referenceStart(CharSequence out) {
        int last = out.length() - 1;
        int i = last;
        while (i >= 0 && last - i < LONGEST_ENTITY && isReferenceCharacter(out.charAt(i))) {
            i--;
        }
        return i >= 0 && i < last && out.charAt(i) == '&' ? i : -1;
    }

    private static boolean isReferenceCharacter(char c) {
        return c == '#' || Characters.isLetter(c) || Characters.isDigit(c);
    }
}
