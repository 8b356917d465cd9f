package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code register} says about its options, and the small functions beside it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class OptionsIT {
    private static final String STACK = "{ apiKey: 'k', deliveryToken: 't', environment: 'e', %s }";

    private LanePages pages;
    private TestBrowser browser;
    private TestPage page;

    @BeforeAll
    void start() {
        pages = new LanePages();
        browser = TestBrowser.withoutWebMcp();
        page = browser.open(pages.inline("/options", "", "", Map.of()));
    }

    @AfterAll
    void stop() {
        assertEquals(List.of(), page.complaints());
        browser.close();
        pages.close();
    }

    @Test
    void namesEveryProblemInOneTypeError() {
        String message = thrownBy("{ stack: { apiKey: '', environment: 5, region: 'asia', token: 1 },"
                + " contentTypes: [{ uid: 'a' }, { uid: 'a', searchableFields: 'title' }, 7],"
                + " navigate: 'push', locale: 5, basePath: [], timeoutMillis: 0, contenttypes: [] }");
        assertEquals("TypeError", message.substring(0, message.indexOf(':')));
        for (String part : List.of(
                "contenttypes is no option",
                "stack.token is no option",
                "stack.apiKey must be a text that is not empty",
                "stack.deliveryToken must be a text that is not empty",
                "stack.environment must be a text that is not empty",
                "stack.region must be one of na eu au azure-na azure-eu gcp-na gcp-eu and not asia",
                "contentTypes[1].searchableFields must be a list of texts",
                "contentTypes[1].uid stands twice: \"a\"",
                "contentTypes[2]. must be an object",
                "navigate must be a function",
                "locale must be a text or a function",
                "basePath must be a text or a function",
                "timeoutMillis must be a whole number from 1 to 600000")) {
            assertTrue(message.contains("\n- " + part), part + " in " + message);
        }
        assertEquals(13, message.split("\n- ", -1).length - 1, message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"undefined", "null", "5", "'x'", "{}", "[]"})
    void asksForStackAndContentTypes(String options) {
        String message = thrownBy(options);
        assertTrue(message.contains("stack must be an object"), message);
        assertTrue(message.contains("contentTypes must list a content type"), message);
    }

    @ParameterizedTest
    @CsvSource({
        "host: 'api.contentstack.io', is the management API; the delivery API is cdn.contentstack.io",
        "host: 'https://eu-api.contentstack.com', is the management API; the delivery API is https://eu-cdn.contentstack.com",
        "host: 'https://a.b/v3', must be a host or an origin",
        "'host: \"a.b\", region: \"eu\"', and stack.region exclude each other"
    })
    void refusesAWrongHost(String host, String problem) {
        String message = thrownBy("{ stack: " + STACK.formatted(host) + ", contentTypes: [{ uid: 'a' }] }");
        assertTrue(message.contains("stack.host " + problem), message);
    }

    @ParameterizedTest
    @CsvSource({
        "'', https://cdn.contentstack.io",
        "region: 'US', https://cdn.contentstack.io",
        "region: 'azure_eu', https://azure-eu-cdn.contentstack.com",
        "host: 'cdn.example.test', https://cdn.example.test"
    })
    void asksTheHostOfTheRegion(String where, String origin) {
        String host = "var had = {}; document.modelContext = { registerTool(tool) { had[tool.name] = tool; } };";
        String options = "{ stack: " + STACK.formatted(where) + ", contentTypes: [{ uid: 'a' }] }";
        String after =
                "var asked = []; window.fetch = url => { asked.push(url); return Promise.reject(new TypeError('off')); };"
                        + "var tools = ContentstackWebMCP.register(" + options + ");";
        try (TestPage own = browser.open(pages.inline("/region", host, after, Map.of()))) {
            own.evaluate("had.contentstack_get_entry_by_uid.execute({ content_type: 'a', uid: 'blt1' })");
            assertEquals(
                    origin + "/v3/content_types/a/entries/blt1?environment=e",
                    own.evaluate("asked[0]").asText());
            assertEquals(3, own.evaluate("asked").size());
        }
    }

    @Test
    void offersNoNavigationWithoutNavigate() {
        String host = "document.modelContext = { registerTool() {} };";
        String register = "var tools = ContentstackWebMCP.register({ stack: " + STACK.formatted("")
                + ", contentTypes: [{ uid: 'a' }] });";
        try (TestPage own = browser.open(pages.inline("/reading", host, register, Map.of()))) {
            assertEquals(6, own.evaluate("tools.ready.then(h => h.tools)").size());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            () => { throw new Error('no tea'); }           | no tea
            () => { throw 'no tea'; }                      | no tea
            () => Promise.reject(new Error('no tea\\nat')) | no tea
            () => { throw undefined; }                     | The tool failed; try again, or use another one.
            () => { throw {}; }                            | The tool failed; try again, or use another one.
            () => { throw { toString: null }; }            | The tool failed; try again, or use another one.
            () => undefined.tea                            | The tool failed; try again, or use another one.
            () => { throw new Error('[object Object]'); }  | The tool failed; try again, or use another one.
            """)
    void turnsEveryFailureIntoAnErrorObject(String function, String message) {
        assertEquals(
                "{\"error\":{\"code\":\"tool_error\",\"message\":\"" + message + "\"}}",
                page.evaluate("ContentstackWebMCP.safeExecute(" + function + ")({})")
                        .toString());
    }

    @Test
    void passesAnErrorObjectOn() {
        assertEquals(
                "{\"error\":{\"code\":\"out_of_tea\",\"message\":\"none left\",\"retryable\":true}}",
                page.evaluate("ContentstackWebMCP.safeExecute(() => { throw ContentstackWebMCP.toolError('none left',"
                                + " { code: 'out_of_tea', retryable: true }); })({})")
                        .toString());
    }

    @Test
    void handsInputAndClientOn() {
        assertEquals(
                "[1,2]",
                page.evaluate(
                                "ContentstackWebMCP.safeExecute((input, client) => [input.a, client.b])({ a: 1 }, { b: 2 })")
                        .toString());
    }

    @Test
    void neverAnswersWithNothingOrBrokenText() {
        assertEquals(
                "{}",
                page.evaluate("ContentstackWebMCP.safeExecute(() => {})()").toString());
        assertEquals(
                "{}",
                page.evaluate("ContentstackWebMCP.safeExecute(() => null)()").toString());
        assertEquals(
                "\"a\uFFFD\"",
                page.evaluate("ContentstackWebMCP.safeExecute(() => 'a\\ud800')()")
                        .toString());
    }

    private String thrownBy(String options) {
        return page.evaluate("(() => { try { ContentstackWebMCP.register(" + options
                        + "); return 'nothing'; } catch (error) { return String(error); } })()")
                .asText();
    }
}
