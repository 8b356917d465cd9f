package io.github.webmcp4j.site.page;

import java.text.NumberFormat;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Currency;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How field values read to a person. */
final class Display {
    private static final Pattern LOCAL_HREF = Pattern.compile("href=\"(/(?!/)[^\"]*)\"");
    private static final Pattern TAG = Pattern.compile("<[^>]*>");
    private static final int WORDS_PER_MINUTE = 220;

    private Display() {}

    /** The day of an ISO-8601 time, or the empty text. */
    static String isoDay(String isoTime) {
        return isoTime.length() < 10 ? "" : isoTime.substring(0, 10);
    }

    static String date(String isoTime, Language language) {
        String day = isoDay(isoTime);
        return day.isEmpty()
                ? ""
                : DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                        .withLocale(language.formats())
                        .format(LocalDate.parse(day));
    }

    static String euros(double price, Language language) {
        NumberFormat format = NumberFormat.getCurrencyInstance(language.formats());
        format.setCurrency(Currency.getInstance("EUR"));
        return format.format(price);
    }

    static int readingMinutes(String html) {
        long words = Pattern.compile("\\s+")
                .splitAsStream(TAG.matcher(html).replaceAll(" ").strip())
                .count();
        return (int) Math.max(1, Math.round((double) words / WORDS_PER_MINUTE));
    }

    static String initials(String name) {
        return Stream.of(name.split(" "))
                .filter(word -> !word.isEmpty())
                .map(word -> word.substring(0, word.offsetByCodePoints(0, 1)))
                .limit(2)
                .collect(Collectors.joining());
    }

    /** HTML of an entry with its links to other entries turned into addresses of the given language. */
    static String localLinks(String html, Language language) {
        return LOCAL_HREF
                .matcher(html)
                .replaceAll(link -> Matcher.quoteReplacement("href=\"" + language.href(link.group(1)) + "\""));
    }

    /** Where the first paragraph of some HTML ends; its length when it has none. */
    static int endOfFirstParagraph(String html) {
        int end = html.indexOf("</p>");
        return end < 0 ? html.length() : end + "</p>".length();
    }

    /** The language attribute of content that is not in the language of the page around it, else the empty text. */
    static String contentLanguage(Entry entry, Language asked) {
        return entry.isFallback(asked) ? asked.other().code() : "";
    }
}
