package io.github.webmcp4j.model.richtext;

/** The attributes of an HTML element or of a JSON node. */
interface Attributes {
    /** The value of an attribute; empty where there is none. */
    String attribute(String name);

    /** The value of the first of two attributes that has one. */
    default String either(String name, String other) {
        String value = attribute(name);
        return value.isEmpty() ? attribute(other) : value;
    }
}
