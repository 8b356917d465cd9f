package io.github.webmcp4j.model.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.webmcp4j.model.json.JsonArray;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** A content type that can be searched. */
public interface ContentTypeSummary extends JSObject {
    /** The uid, as {@code content_types} takes it. */
    @JSProperty
    String uid();

    /** The title: of the configuration, else of the stack, else the uid. */
    @JSProperty
    String title();

    /** What the stack says about the type; left out when it says nothing. */
    @JSProperty
    @Nullable String description();

    /** The paths of the fields that a search looks into. */
    @JSProperty("searchable_fields")
    JsonArray searchableFields();

    /** Makes a summary. */
    @JSBody(
            params = {"uid", "title", "description", "fields"},
            script = "return { uid: uid, title: title, description: description || undefined,"
                    + " searchable_fields: fields };")
    static ContentTypeSummary of(String uid, String title, @Nullable String description, JsonArray fields) {
        return new Value(uid, title, description, fields);
    }

    /** A content type on the JVM. */
    record Value(
            @JsonProperty("uid") String uid,
            @JsonProperty("title") String title,

            @JsonProperty("description") @JsonInclude(JsonInclude.Include.NON_EMPTY) @Nullable String description,

            @JsonProperty("searchable_fields") JsonArray searchableFields)
            implements ContentTypeSummary {}
}
