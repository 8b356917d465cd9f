package io.github.webmcp4j.server.search;

/** A document that matches, and how well. */
public record Match(String id, double score) {}
