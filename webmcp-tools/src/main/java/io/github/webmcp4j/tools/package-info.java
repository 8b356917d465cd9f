/**
 * WebMCP tools for a Contentstack site, compiled to JavaScript.
 *
 * <p>{@link io.github.webmcp4j.tools.ContentstackWebMcp} is what a page sees:
 *
 * <pre>{@code
 * <script src="contentstack-webmcp.global.js"></script>
 * <script>
 *   ContentstackWebMCP.register({
 *     stack: { apiKey: "...", deliveryToken: "...", environment: "production" },
 *     contentTypes: [{ uid: "article", bodyField: "body" }],
 *     navigate: path => location.assign(path)
 *   });
 * </script>
 * }</pre>
 */
@NullMarked
package io.github.webmcp4j.tools;

import org.jspecify.annotations.NullMarked;
