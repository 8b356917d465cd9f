package io.github.webmcp4j.model.richtext;

/**
 * Character references of HTML: numbers, and the names that texts in western languages use.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/named-characters.html">Named character references</a>
 */
final class HtmlEntities {
    private static final int LONGEST_NAME = 8;
    private static final String UNTERMINATED = " amp lt gt quot nbsp copy ";
    private static final String NAMES = " amp=& lt=< gt=> quot=\" apos=' nbsp=\u00A0 AMP=& LT=< GT=> QUOT=\""
            + " colon=: Tab=\t NewLine=\n shy=\u00AD ensp=\u2002 emsp=\u2003 thinsp=\u2009"
            + " mdash=\u2014 ndash=\u2013 hellip=… lsquo=‘ rsquo=’ ldquo=“ rdquo=” sbquo=‚ bdquo=„ lsaquo=‹ rsaquo=›"
            + " laquo=« raquo=» bull=• middot=· iexcl=¡ iquest=¿ euro=€ pound=£ yen=¥ cent=¢ copy=© reg=® trade=™"
            + " deg=° plusmn=± times=× divide=÷ minus=− sect=§ para=¶ ordf=ª ordm=º micro=µ sup1=¹ sup2=² sup3=³"
            + " frac12=½ frac14=¼ frac34=¾ larr=← uarr=↑ rarr=→ darr=↓ le=≤ ge=≥ ne=≠ infin=∞ not=¬ macr=¯ acute=´"
            + " cedil=¸ uml=¨ curren=¤ brvbar=¦ dagger=† Dagger=‡ permil=‰ prime=′ Prime=″"
            + " Agrave=À Aacute=Á Acirc=Â Atilde=Ã Auml=Ä Aring=Å AElig=Æ Ccedil=Ç Egrave=È Eacute=É Ecirc=Ê Euml=Ë"
            + " Igrave=Ì Iacute=Í Icirc=Î Iuml=Ï ETH=Ð Ntilde=Ñ Ograve=Ò Oacute=Ó Ocirc=Ô Otilde=Õ Ouml=Ö Oslash=Ø"
            + " Ugrave=Ù Uacute=Ú Ucirc=Û Uuml=Ü Yacute=Ý THORN=Þ szlig=ß"
            + " agrave=à aacute=á acirc=â atilde=ã auml=ä aring=å aelig=æ ccedil=ç egrave=è eacute=é ecirc=ê euml=ë"
            + " igrave=ì iacute=í icirc=î iuml=ï eth=ð ntilde=ñ ograve=ò oacute=ó ocirc=ô otilde=õ ouml=ö oslash=ø"
            + " ugrave=ù uacute=ú ucirc=û uuml=ü yacute=ý thorn=þ yuml=ÿ OElig=Œ oelig=œ Scaron=Š scaron=š Yuml=Ÿ ";

    /** What the numbers 128 to 159 mean: Windows-1252. */
    private static final String WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

    private final String html;
    private final int end;
    private final StringBuilder decoded = new StringBuilder();
    private int at;

    private HtmlEntities(String html, int start, int end) {
        this.html = html;
        this.at = start;
        this.end = end;
    }

    /** A part of HTML with its references replaced; one that is unknown stays as it is. */
    static String decode(String html, int start, int end) {
        return new HtmlEntities(html, start, end).decode();
    }

    private String decode() {
        while (at < end) {
            char c = html.charAt(at);
            at++;
            if (c != '&') {
                decoded.append(c);
            } else if (at < end && html.charAt(at) == '#') {
                decodeNumber();
            } else {
                decodeName();
            }
        }
        return decoded.toString();
    }

    private void decodeName() {
        int stop = at;
        while (stop < end && stop - at < LONGEST_NAME && isNameCharacter(html.charAt(stop))) {
            stop++;
        }
        String name = html.substring(at, stop);
        boolean terminated = stop < end && html.charAt(stop) == ';';
        int known = terminated || mayEndAt(stop, name) ? NAMES.indexOf(" " + name + "=") : -1;
        if (known >= 0) {
            decoded.append(NAMES.charAt(known + name.length() + 2));
            at = terminated ? stop + 1 : stop;
        } else {
            decoded.append('&');
        }
    }

    private boolean mayEndAt(int stop, String name) {
        boolean cut = stop < end && (isNameCharacter(html.charAt(stop)) || html.charAt(stop) == '=');
        return !cut && UNTERMINATED.indexOf(" " + name + " ") >= 0;
    }

    private void decodeNumber() {
        boolean hex = at + 1 < end && Characters.lower(html.charAt(at + 1)) == 'x';
        int base = hex ? 16 : 10;
        int first = at + (hex ? 2 : 1);
        int stop = first;
        int number = 0;
        while (stop < end && digit(html.charAt(stop), base) >= 0) {
            number = number > 0x10FFFF ? number : number * base + digit(html.charAt(stop), base);
            stop++;
        }
        if (stop == first) {
            decoded.append('&');
        } else {
            append(number);
            at = stop < end && html.charAt(stop) == ';' ? stop + 1 : stop;
        }
    }

    private void append(int number) {
        if (number >= 0x80 && number < 0xA0) {
            decoded.append(WINDOWS.charAt(number - 0x80));
        } else if (number == 0 || number > 0x10FFFF || (number >= 0xD800 && number < 0xE000)) {
            decoded.append('\uFFFD');
        } else {
            decoded.appendCodePoint(number);
        }
    }

    private static int digit(char c, int base) {
        if (Characters.isDigit(c)) {
            return c - '0';
        }
        char letter = Characters.lower(c);
        return base == 16 && letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
    }

    private static boolean isNameCharacter(char c) {
        return Characters.isLetter(c) || Characters.isDigit(c);
    }
}
