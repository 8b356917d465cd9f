package io.github.webmcp4j.site.cda;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/** Times as the API writes and reads them: always with milliseconds when written, a date alone when read. */
final class IsoTime {
    private static final DateTimeFormatter WRITTEN = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSSX");
    private static final int DATE_LENGTH = "2026-01-31".length();

    private IsoTime() {}

    static String text(Instant instant) {
        return WRITTEN.format(instant.atOffset(ZoneOffset.UTC));
    }

    /** The time that a text stands for; a date is its first moment in UTC. */
    static Optional<Instant> parse(String text) {
        try {
            return Optional.of(
                    text.length() == DATE_LENGTH
                            ? LocalDate.parse(text).atStartOfDay().toInstant(ZoneOffset.UTC)
                            : OffsetDateTime.parse(text).toInstant());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
