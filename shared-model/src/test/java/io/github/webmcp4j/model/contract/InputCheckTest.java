package io.github.webmcp4j.model.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.model.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InputCheckTest {
    private static final ToolContract SEARCH = BrowserTools.searchEntries("[\"article\",\"product\"]");

    @Test
    void fillsInDefaults() {
        assertEquals("{\"query\":\"tea\",\"limit\":10,\"offset\":0}", right("{\"query\":\"tea\"}"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"query":"tea","limit":"5"}                                | {"query":"tea","limit":5,"offset":0}
            {"query":"tea","limit":null,"locale":null}                 | {"query":"tea","limit":10,"offset":0}
            {"query":"tea","content_types":"article"}                  | {"query":"tea","content_types":["article"],"limit":10,"offset":0}
            {"query":"tea","content_types":["article","article"]}      | {"query":"tea","content_types":["article"],"limit":10,"offset":0}
            "{\\"query\\":\\"tea\\"}"                                  | {"query":"tea","limit":10,"offset":0}
            """)
    void putsHarmlessSlipsRight(String input, String checked) {
        assertEquals(checked, right(input));
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.5", "0", "51", "-1", "\"x\"", "true", "[5]", "1e300", "4294967301", "\"5.5\"", "\"\""})
    void rejectsALimitThatIsNoWholeNumberFromOneToFifty(String limit) {
        assertEquals(
                "limit must be a whole number from 1 to 50, got " + limit.replace("1e300", "1.0E300")
                        + ". Matches per page; use offset for more.",
                wrong("{\"query\":\"tea\",\"limit\":" + limit + "}"));
    }

    @Test
    void takesANumberForNoText() {
        assertTrue(wrong("{\"query\":5}").startsWith("query must be a text, got 5. "), wrong("{\"query\":5}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\"", "\"   \""})
    void rejectsABlankQuery(String query) {
        assertTrue(wrong("{\"query\":" + query + "}").startsWith("query must be valid, got "));
    }

    @Test
    void namesTheContentTypesThatThereAre() {
        assertTrue(wrong("{\"query\":\"tea\",\"content_types\":[\"blog\"]}")
                .startsWith("content_types must be one of article, product, got \"blog\"."));
    }

    @Test
    void namesUnknownParametersAndWhatIsMissing() {
        assertEquals(
                "parameter \"q\" is unknown; known: query, content_types, limit, offset, locale.; query is required."
                        + " Words to look for, in the language of the content. The first 8 count.",
                wrong("{\"q\":\"tea\"}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[]", "5", "\"tea\"", "true"})
    void rejectsInputThatIsNoObject(String input) {
        assertTrue(wrong(input).startsWith("input must be an object, got "), wrong(input));
    }

    @Test
    void takesNoInputForAnEmptyObject() {
        assertNull(new InputCheck(Json.parse(BrowserTools.getCurrentPage().inputSchema()), null).problems());
    }

    @ParameterizedTest
    @ValueSource(strings = {"..", "../x", "a/b", "a b", "", "x?y"})
    void rejectsAUidThatCouldBeAPath(String uid) {
        InputCheck check = new InputCheck(
                Json.parse(BrowserTools.getEntryByUid("[\"a\"]").inputSchema()),
                Json.parse("{\"content_type\":\"a\",\"uid\":\"" + uid + "\"}"));
        assertTrue(String.valueOf(check.problems()).startsWith("uid must be valid, got "));
    }

    @Test
    void cutsWhatItShows() {
        String message = wrong("{\"query\":\"tea\",\"limit\":\"" + "9".repeat(500) + "\"}");
        assertTrue(message.contains("9...") && message.length() < 200, message);
    }

    private static InputCheck check(String input) {
        return new InputCheck(Json.parse(SEARCH.inputSchema()), Json.parse(input));
    }

    private static String right(String input) {
        InputCheck check = check(input);
        assertNull(check.problems());
        return Json.write(check.value());
    }

    private static String wrong(String input) {
        return String.valueOf(check(input).problems());
    }
}
