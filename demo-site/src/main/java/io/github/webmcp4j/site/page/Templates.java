package io.github.webmcp4j.site.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringWriter;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** The Mustache templates of the classpath folder {@code /templates}, compiled once; an unknown name in a template is an error. */
final class Templates {
    private final Map<String, Template> compiled = new ConcurrentHashMap<>();
    private final Mustache.Compiler compiler =
            Mustache.compiler().emptyStringIsFalse(true).nullValue("").withLoader(Templates::open);

    String render(String name, Object view) {
        return template(name).execute(view);
    }

    /** Like {@link #render(String, Object)}; a name that the view does not know is looked up in its parent. */
    String render(String name, Object view, Object parent) {
        StringWriter text = new StringWriter();
        template(name).execute(view, parent, text);
        return text.toString();
    }

    private Template template(String name) {
        return compiled.computeIfAbsent(name, missing -> compiler.loadTemplate(missing));
    }

    private static Reader open(String name) {
        InputStream resource = Templates.class.getResourceAsStream("/templates/" + name + ".mustache");
        return new InputStreamReader(Objects.requireNonNull(resource, name), UTF_8);
    }
}
