package io.github.webmcp4j.site.cda;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** Compression of an answer when the client takes it. */
final class Gzip {
    private static final Pattern ACCEPTED = Pattern.compile("(?i).*\\bgzip\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?![.\\d])).*");

    private Gzip() {}

    static boolean accepted(@Nullable String acceptEncoding) {
        return acceptEncoding != null && ACCEPTED.matcher(acceptEncoding).matches();
    }

    static byte[] compress(byte[] body) {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
            gzip.write(body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return compressed.toByteArray();
    }
}
