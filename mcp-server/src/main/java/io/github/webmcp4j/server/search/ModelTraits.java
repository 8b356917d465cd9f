package io.github.webmcp4j.server.search;

/**
 * What has to be known about a model besides its files.
 *
 * @param name tells its vectors from those of another model
 * @param firstTokenIsAll whether the vector of the first token stands for the text (CLS pooling), or the mean of all
 * @param queryPrefix goes before a question
 * @param passagePrefix goes before a text that may be found
 */
record ModelTraits(String name, boolean firstTokenIsAll, String queryPrefix, String passagePrefix) {}
