package io.github.webmcp4j.tools;

import org.teavm.jso.JSExportClasses;

/** Where TeaVM begins to compile: all that {@link ContentstackWebMcp} reaches is in the bundle. */
@JSExportClasses(ContentstackWebMcp.class)
final class Main {
    private Main() {}
}
