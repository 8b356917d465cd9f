package io.github.webmcp4j.model.json;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.teavm.jso.JSBody;

/** Text in URLs. */
public final class UrlText {
    private UrlText() {}

    /** The text as one value in a path or query: all but letters, digits and {@code -_.!~*'()} is escaped. */
    @JSBody(params = "text", script = "return encodeURIComponent(text.toWellFormed());")
    public static String encode(String text) {
        return URLEncoder.encode(PlainText.wellFormed(text), StandardCharsets.UTF_8)
                .replace("+", "%20")
                .replace("%21", "!")
                .replace("%7E", "~")
                .replace("%27", "'")
                .replace("%28", "(")
                .replace("%29", ")");
    }
}
