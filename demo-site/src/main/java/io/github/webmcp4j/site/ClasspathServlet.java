package io.github.webmcp4j.site;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Serves the files of one folder of the class path; a name that could lead out of the folder is not found. */
final class ClasspathServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;
    private static final Pattern SAFE_NAME = Pattern.compile("[\\w-]+(?:[./][\\w-]+)*");
    private static final Map<String, String> CONTENT_TYPES = Map.of(
            "js", "text/javascript;charset=utf-8",
            "css", "text/css;charset=utf-8",
            "svg", "image/svg+xml",
            "json", "application/json",
            "map", "application/json",
            "ts", "text/plain;charset=utf-8",
            "md", "text/markdown;charset=utf-8");

    private final String folder;

    ClasspathServlet(String folder) {
        this.folder = folder;
    }

    @Override
    protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String path = request.getPathInfo();
        String name = path == null ? "" : path.substring(1);
        try (InputStream file = open(name)) {
            if (file == null) {
                response.setStatus(HttpServletResponse.SC_NOT_FOUND);
                return;
            }
            response.setContentType(contentType(name));
            response.setHeader("Cache-Control", "no-cache");
            file.transferTo(response.getOutputStream());
        }
    }

    private @Nullable InputStream open(String name) {
        // A name without an extension may be a folder, which some class loaders open as a listing.
        boolean isFile = SAFE_NAME.matcher(name).matches() && name.lastIndexOf('.') > name.lastIndexOf('/');
        return isFile ? ClasspathServlet.class.getResourceAsStream(folder + name) : null;
    }

    private static String contentType(String name) {
        String extension = name.substring(name.lastIndexOf('.') + 1);
        return CONTENT_TYPES.getOrDefault(extension, "text/plain;charset=utf-8");
    }
}
