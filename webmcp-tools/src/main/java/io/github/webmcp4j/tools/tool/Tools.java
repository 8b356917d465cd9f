package io.github.webmcp4j.tools.tool;

import io.github.webmcp4j.tools.config.Options;
import io.github.webmcp4j.tools.delivery.Delivery;
import org.teavm.jso.JSObject;

/** The tools of a site. */
public final class Tools {
    private Tools() {}

    /** The seven tools; six when the site gives no way to navigate. */
    public static Tool[] of(Options options) {
        Stack stack = new Stack(options, new Delivery(options));
        JSObject navigate = options.navigate();
        Tool[] reading = {
            new SearchEntries(stack),
            new GetEntryByUrl(stack),
            new GetEntryByUid(stack),
            new ListContentTypes(stack),
            new GetCurrentPage(),
            new GetSiteInfo(options)
        };
        if (navigate == null) {
            return reading;
        }
        Tool[] all = new Tool[reading.length + 1];
        for (int i = 0; i < reading.length; i++) {
            all[i] = reading[i];
        }
        all[reading.length] = new NavigateTo(options, navigate);
        return all;
    }
}
