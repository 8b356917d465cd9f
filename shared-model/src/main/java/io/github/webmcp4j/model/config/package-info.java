/** What a site says about its content types, checked as a whole. */
@NullMarked
package io.github.webmcp4j.model.config;

import org.jspecify.annotations.NullMarked;
