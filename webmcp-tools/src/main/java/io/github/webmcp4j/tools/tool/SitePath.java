package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import org.jspecify.annotations.Nullable;

/** Paths of pages, as agents write them and as entries hold them. */
final class SitePath {
    private SitePath() {}

    /**
     * The path in a path or URL of this site, without query, fragment and base path, still escaped; null when the text is
     * neither.
     */
    static @Nullable String of(String text, String origin, String basePath) {
        String path = text.startsWith(origin) ? text.substring(origin.length()) : text;
        path = before(before(path, '#'), '?');
        if (path.isEmpty() && text.startsWith(origin)) {
            path = "/";
        }
        return path.startsWith("/") && !path.startsWith("//") ? withoutBase(path, basePath) : null;
    }

    /** The path with and without a slash at its end, since stacks have both. */
    static JsonArray slashForms(String path) {
        JsonArray forms = Json.array();
        forms.push(Json.of(path));
        if (path.length() > 1) {
            forms.push(Json.of(path.endsWith("/") ? path.substring(0, path.length() - 1) : path + "/"));
        }
        return forms;
    }

    /** Whether the path is the base path or under it. */
    static boolean isUnder(String path, String basePath) {
        String bare = before(before(path, '#'), '?');
        return bare.startsWith(basePath + "/") || bare.equals(basePath);
    }

    private static String withoutBase(String path, String basePath) {
        if (!isUnder(path, basePath)) {
            return path;
        }
        return path.length() == basePath.length() ? "/" : path.substring(basePath.length());
    }

    private static String before(String text, char end) {
        int index = text.indexOf(end);
        return index < 0 ? text : text.substring(0, index);
    }
}
