package io.github.webmcp4j.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tools of the site's own, made safe, as the browser calls them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class OptionsSafeExecuteIT {
    private static final String NO_WORDS = "The tool failed; try again, or use another one.";

    private LanePages pages;
    private TestBrowser browser;
    private TestPage page;

    @BeforeAll
    void start() {
        pages = new LanePages();
        browser = TestBrowser.withWebMcp();
        page = browser.open(pages.inline("/safe", "", "", Map.of()));
    }

    @AfterAll
    void stop() {
        assertEquals(List.of(), page.complaints());
        browser.close();
        pages.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "throw null",
                "throw 5",
                "throw Symbol('tea')",
                "throw { get message() { throw new Error('again'); } }",
                "throw { get error() { throw new Error('again'); } }",
                "throw new Error('')",
                "throw Object.create(null)",
                "return Promise.reject()",
                "return { then(ok, no) { no([]); } }"
            })
    void saysThatTheToolFailedWhereNothingElseCanBeSaid(String body) {
        assertEquals(failure("tool_error", NO_WORDS), call("() => { " + body + "; }"));
    }

    @Test
    void passesTheFirstLineOnInWellFormedText() {
        assertEquals(
                failure("tool_error", "no \uFFFD tea"),
                call("() => { throw new Error('no \\ud800 tea\\n  at brew'); }"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            toolError('none left')                              | tool_error  | none left
            toolError('none left', { code: 'out_of_tea' })      | out_of_tea  | none left
            toolError('none\\nleft', null)                      | tool_error  | none
            toolError(undefined)                                | tool_error  | The tool failed; try again, or use another one.
            toolError(new Error('x'), undefined)                | tool_error  | The tool failed; try again, or use another one.
            """)
    void makesAnErrorObject(String expression, String code, String message) {
        assertEquals(failure(code, message), call("() => ContentstackWebMCP." + expression));
    }

    @Test
    void keepsWhatTheDetailsSayBeside() {
        assertEquals(
                "{\"error\":{\"code\":\"busy\",\"message\":\"wait\",\"reason\":\"queue\",\"status\":503,\"retryable\":true}}",
                call("() => ContentstackWebMCP.toolError('wait',"
                        + " { code: 'busy', reason: 'queue', status: 503, retryable: true })"));
    }

    @ParameterizedTest
    @CsvSource({"0,0", "false,false", "'[]',[]", "'({ a: null })','{\"a\":null}'", "undefined,{}", "null,{}"})
    void answersWithTheValueItself(String value, String answer) {
        assertEquals(answer, call("async () => " + value));
    }

    /** What the agent gets from the browser. */
    private String call(String function) {
        return page.evaluate("(async () => { const controller = new AbortController(), context = document.modelContext;"
                        + " await context.registerTool({ name: 'own', description: 'Own', inputSchema: { type: 'object',"
                        + " properties: {} }, execute: ContentstackWebMCP.safeExecute(" + function + ") },"
                        + " { signal: controller.signal });"
                        + " const tool = (await context.getTools()).find(t => t.name === 'own');"
                        + " try { return JSON.parse(await context.executeTool(tool, {})); }"
                        + " finally { controller.abort(); } })()")
                .toString();
    }

    private static String failure(String code, String message) {
        return "{\"error\":{\"code\":\"" + code + "\",\"message\":\"" + message + "\"}}";
    }
}
