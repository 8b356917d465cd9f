package io.github.webmcp4j.site.page;

import java.util.Locale;

/** A language of the site: its Contentstack locale and the path its pages live under. */
enum Language {
    ENGLISH("en", "en-us", "", "English", Locale.UK),
    SPANISH("es", "es-es", "/es", "Español", Locale.forLanguageTag("es-ES"));

    private final String code;
    private final String locale;
    private final String basePath;
    private final String displayName;
    private final Locale formats;

    Language(String code, String locale, String basePath, String displayName, Locale formats) {
        this.code = code;
        this.locale = locale;
        this.basePath = basePath;
        this.displayName = displayName;
        this.formats = formats;
    }

    static Language ofPath(String path) {
        return path.equals("/es") || path.startsWith("/es/") ? SPANISH : ENGLISH;
    }

    String code() {
        return code;
    }

    String locale() {
        return locale;
    }

    String displayName() {
        return displayName;
    }

    Locale formats() {
        return formats;
    }

    Language other() {
        return this == ENGLISH ? SPANISH : ENGLISH;
    }

    /** The url an entry has in every language, such as {@code /about}, as an address in this one. */
    String href(String entryUrl) {
        return entryUrl.equals("/") && this != ENGLISH ? basePath : basePath + entryUrl;
    }

    /** The reverse of {@link #href}: the url to ask the delivery API for. */
    String entryUrl(String path) {
        String rest = path.substring(basePath.length());
        return rest.isEmpty() ? "/" : rest;
    }
}
