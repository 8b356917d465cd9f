package io.github.webmcp4j.model.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.teavm.jso.JSObject;

/** The JVM bodies do what the scripts beside them do in the browser. */
class JsonTest {
    private final JSObject entry =
            Json.parse("{\"a\":{\"b\":[10,\"x\",null]},\"n\":null,\"t\":\"text\",\"f\":1.5,\"i\":2.0,\"yes\":true}");

    @Test
    void walksPathsThroughObjectsAndArrays() {
        assertEquals("x", Json.text(Json.at(entry, "a.b.1")));
        assertNull(Json.at(entry, "a.c.d.e"));
        assertNull(Json.at(entry, "n.x"));
        assertNull(Json.at(entry, "a.b.9"));
    }

    @Test
    void tellsKindsApart() {
        assertTrue(Json.isInteger(Json.get(entry, "i")));
        assertFalse(Json.isInteger(Json.get(entry, "f")));
        assertFalse(Json.isInteger(Json.get(entry, "t")));
        assertTrue(Json.isMissing(Json.get(entry, "n")));
        assertTrue(Json.isArray(Json.at(entry, "a.b")));
        assertTrue(Json.isObject(Json.at(entry, "a.b")));
        assertFalse(Json.isTexts(Json.at(entry, "a.b")));
        assertTrue(Json.isTexts(Json.parse("[\"a\"]")));
        assertTrue(Json.same(Json.get(entry, "yes"), Json.of(true)));
        assertFalse(Json.same(Json.get(entry, "yes"), Json.of("true")));
    }

    @Test
    void writesWhatItBuilt() {
        JSObject object = Json.object();
        Json.put(object, "list", Json.array());
        Json.put(object, "gone", Json.of("x"));
        Json.put(object, "gone", null);
        Json.put(object, "text", Json.of("a\"\uDC00b"));
        assertEquals("{\"list\":[],\"text\":\"a\\\"\\udc00b\"}", Json.write(object));
    }

    @Test
    void readsNothingFromWhatIsNoJson() {
        assertNull(Json.read("<html>"));
        assertNull(Json.read(""));
        assertNull(Json.read("null"));
    }

    @Test
    void encodesAsEncodeUriComponentDoes() {
        assertEquals("C%23%20%26%20R%26D%20%2B", UrlText.encode("C# & R&D +"));
        assertEquals("-_.!~*'()", UrlText.encode("-_.!~*'()"));
        assertEquals("%E6%9D%B1%F0%9F%98%80%EF%BF%BD", UrlText.encode("東😀\uD800"));
    }
}
