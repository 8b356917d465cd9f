/** Where articles come from. */
@NullMarked
package io.github.webmcp4j.server.source;

import org.jspecify.annotations.NullMarked;
