package io.github.webmcp4j.model.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** The page that the visitor is looking at. */
public interface CurrentPage extends JSObject {
    /** The full address, with query and fragment. */
    @JSProperty
    String url();

    /** The path, without query and fragment: what {@code contentstack_get_entry_by_url} takes. */
    @JSProperty
    String path();

    /** The title of the document. */
    @JSProperty
    String title();

    /** The language that the document says it has; empty when it says none. */
    @JSProperty
    String language();

    /** Makes the description of a page. */
    @JSBody(
            params = {"url", "path", "title", "language"},
            script = "return { url: url, path: path, title: title, language: language };")
    static CurrentPage of(String url, String path, String title, String language) {
        return new Value(url, path, title, language);
    }

    /** A page on the JVM. */
    record Value(
            @JsonProperty("url") String url,
            @JsonProperty("path") String path,
            @JsonProperty("title") String title,
            @JsonProperty("language") String language)
            implements CurrentPage {}
}
