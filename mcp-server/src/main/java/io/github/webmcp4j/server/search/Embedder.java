package io.github.webmcp4j.server.search;

/** Turns texts of one language into vectors of length 1: close in meaning, close in direction. */
public interface Embedder {
    /** Names the model; vectors of another model cannot be compared with its own. */
    String name();

    /** How many numbers a vector has. */
    int dimensions();

    /** The vector of a text that may be found. */
    float[] passage(String text);

    /** The vector of a question. */
    float[] query(String text);
}
