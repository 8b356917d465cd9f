package io.github.webmcp4j.site.page;

/**
 * What one address shows, before the frame of header and footer is around it.
 *
 * @param status the HTTP status it is answered with
 * @param template name of the template that draws the view
 */
record Page(int status, String title, String description, String template, Object view) {

    static Page found(String title, String description, String template, Object view) {
        return new Page(200, title, description, template, view);
    }
}
