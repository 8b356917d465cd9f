/** The contracts of the tools: wire names, titles, descriptions, input schemas and hints, each said once. */
@NullMarked
package io.github.webmcp4j.model.contract;

import org.jspecify.annotations.NullMarked;
