package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.tools.config.Options;
import io.github.webmcp4j.tools.delivery.Delivery;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** The tools of a site. */
public final class Tools {
    private Tools() {}

    /** The seven tools; null in the place of {@code navigate_to} when the site gives no way to navigate. */
    public static @Nullable Tool[] of(Options options) {
        Stack stack = new Stack(options, new Delivery(options));
        JSObject navigate = options.navigate();
        return new @Nullable Tool[] {
            new SearchEntries(stack),
            new GetEntryByUrl(stack),
            new GetEntryByUid(stack),
            new ListContentTypes(stack),
            new GetCurrentPage(),
            new GetSiteInfo(options),
            navigate == null ? null : new NavigateTo(options, navigate)
        };
    }
}
