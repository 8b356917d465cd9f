package io.github.webmcp4j.model.search;

import io.github.webmcp4j.model.config.ContentTypeConfig;
import io.github.webmcp4j.model.json.JsonArray;
import io.github.webmcp4j.model.json.UrlText;
import org.jspecify.annotations.Nullable;

/**
 * The requests to the Content Delivery API, as path and query behind its origin.
 *
 * <p>Brackets stay as they are: every spelling of {@code only[BASE][]} and {@code include[]} is understood raw.
 *
 * @see <a href="https://www.contentstack.com/docs/developers/apis/content-delivery-api">Content Delivery API</a>
 */
public final class EntriesRequest {
    private final String scope;

    /** Requests in one environment, for one locale (null: the master locale), with or without its fallbacks. */
    public EntriesRequest(String environment, @Nullable String locale, boolean includeFallback) {
        this.scope = "?environment=" + UrlText.encode(environment)
                + (locale == null ? "" : "&locale=" + UrlText.encode(locale))
                + (includeFallback ? "&include_fallback=true" : "");
    }

    /** Rows of the matches of a query, with the fields that a hit shows and the count of all matches. */
    public String search(ContentTypeConfig type, String query, int skip, int limit) {
        return list(type, query) + "&include_count=true" + "&limit=" + limit + "&skip=" + skip + hitFields(type);
    }

    /** The entries whose page has one of the paths, whole, at most two. */
    public String byUrl(ContentTypeConfig type, JsonArray paths) {
        return list(type, EntryQuery.in(type.urlField(), paths)) + "&limit=2" + references(type);
    }

    /** The entry with a uid, whole. */
    public String byUid(ContentTypeConfig type, String uid) {
        return entries(type) + "/" + UrlText.encode(uid) + scope + references(type);
    }

    /** The content type itself. */
    public static String contentType(ContentTypeConfig type) {
        return "/v3/content_types/" + UrlText.encode(type.uid());
    }

    private String list(ContentTypeConfig type, String query) {
        return entries(type) + scope + order(type.orderBy()) + "&query=" + UrlText.encode(query);
    }

    private static String entries(ContentTypeConfig type) {
        return contentType(type) + "/entries";
    }

    private static String order(String field) {
        return field.startsWith("-") ? "&desc=" + UrlText.encode(field.substring(1)) : "&asc=" + UrlText.encode(field);
    }

    private static String hitFields(ContentTypeConfig type) {
        String summaryField = type.summaryField();
        return only(type.titleField())
                + only(type.urlField())
                + only("locale")
                + only("updated_at")
                + (summaryField == null ? "" : only(summaryField));
    }

    /** A nested field is asked for by the group that holds it. */
    private static String only(String path) {
        int dot = path.indexOf('.');
        return "&only[BASE][]=" + UrlText.encode(dot < 0 ? path : path.substring(0, dot));
    }

    private static String references(ContentTypeConfig type) {
        JsonArray paths = type.references();
        String include = "";
        for (int i = 0; i < paths.getLength(); i++) {
            include += "&include[]=" + UrlText.encode(paths.getText(i));
        }
        return include;
    }
}
