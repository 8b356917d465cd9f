package io.github.webmcp4j.model.richtext;

/**
 * The address of a link as Markdown has it between brackets, for addresses that are safe to follow.
 *
 * <p>Safe are http, https, mailto, tel, paths, queries and fragments; an address without scheme but with a host becomes
 * https.
 */
final class LinkAddress {
    private static final String SCHEMES = " http https mailto tel ";
    private static final String HEX = "0123456789ABCDEF";

    private LinkAddress() {}

    /** The address; empty where it is empty or unsafe. */
    static String of(String written) {
        String address = trimmed(written);
        String decoded = trimmed(HtmlEntities.decode(address, 0, address.length()));
        if (!isSafe(address) || !isSafe(decoded)) {
            return "";
        }
        return encoded(address.startsWith("//") ? "https:" + address : address);
    }

    /** Browsers drop line breaks and controls from an address, and spaces around it. */
    private static String trimmed(String written) {
        StringBuilder address = new StringBuilder();
        int end = 0;
        for (int i = 0; i < written.length(); i++) {
            char c = written.charAt(i);
            boolean space = c == ' ' || (Characters.isSpace(c) && c > ' ');
            if (!Characters.isInvisible(c) && !Characters.isSpace(c)) {
                address.append(c);
                end = address.length();
            } else if (space && end > 0) {
                address.append(' ');
            }
        }
        address.setLength(end);
        return address.toString();
    }

    private static boolean isSafe(String address) {
        StringBuilder scheme = new StringBuilder(" ");
        for (int i = 0; i < address.length(); i++) {
            char c = address.charAt(i);
            if (c == ':') {
                return SCHEMES.indexOf(scheme.append(' ').toString()) >= 0;
            }
            if (c == '/' || c == '?' || c == '#') {
                return true;
            }
            if (c != ' ') {
                scheme.append(Characters.lower(c));
            }
        }
        return true;
    }

    private static String encoded(String address) {
        StringBuilder encoded = new StringBuilder();
        for (int i = 0; i < address.length(); i++) {
            char c = address.charAt(i);
            if (" ()<>\\\"`|".indexOf(c) >= 0 || (c == ';' && Escapes.referenceStart(encoded) >= 0)) {
                encoded.append('%').append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
            } else {
                encoded.append(c);
            }
        }
        return encoded.toString();
    }
}
