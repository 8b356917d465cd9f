package io.github.webmcp4j.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpResponse;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SiteAddressesTest {
    private static final Pattern LOCAL_ADDRESS = Pattern.compile("(?:href|src)=\"(/[^\"#]*)");

    private static DemoSite site;
    private static SiteClient client;

    @BeforeAll
    static void start() {
        site = DemoSite.start(SiteOptions.onAnyPort());
        client = new SiteClient(site.origin());
    }

    @AfterAll
    static void stop() {
        site.close();
    }

    @Test
    void everyInternalLinkLeadsToAPage() throws Exception {
        Deque<String> open = new ArrayDeque<>(List.of("/", "/es"));
        Set<String> seen = new HashSet<>(open);
        List<String> broken = new ArrayList<>();
        while (!open.isEmpty()) {
            String address = open.pop();
            HttpResponse<String> page = client.get(address);
            if (page.statusCode() != 200) {
                broken.add(page.statusCode() + " " + address);
            }
            if (SiteClient.header(page, "Content-Type").startsWith("text/html")) {
                LOCAL_ADDRESS
                        .matcher(page.body())
                        .results()
                        .map(link -> link.group(1))
                        // The tools' bundle belongs to another module.
                        .filter(link -> !link.startsWith("/webmcp/"))
                        .filter(seen::add)
                        .forEach(open::add);
            }
        }

        assertEquals(List.of(), broken);
        assertTrue(seen.size() > 100, "only " + seen.size() + " addresses were linked");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/es", "/articles", "/nothing-here", "/assets/site.js", "/llms.txt"})
    void sendsAStrictPolicyWithEveryAnswer(String path) throws Exception {
        HttpResponse<String> answer = client.get(path);
        String policy = SiteClient.header(answer, "Content-Security-Policy");

        assertTrue(policy.contains("script-src 'self'; style-src 'self';"), policy);
        assertTrue(policy.contains("connect-src 'self' " + site.stub().origin() + ";"), policy);
        assertTrue(policy.contains("require-trusted-types-for 'script'"), policy);
        assertEquals("nosniff", SiteClient.header(answer, "X-Content-Type-Options"));
        assertEquals("strict-origin-when-cross-origin", SiteClient.header(answer, "Referrer-Policy"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/es/products", "/about", "/nothing-here"})
    void needsNoInlineScriptOrStyle(String path) throws Exception {
        String html = client.get(path).body();

        assertTrue(Pattern.compile("<script(?! type=\"application/json\"| src=)")
                .matcher(html)
                .results()
                .findAny()
                .isEmpty());
        assertTrue(Pattern.compile("<style|\\sstyle=|\\son\\w+=")
                .matcher(html)
                .results()
                .findAny()
                .isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "/about/, /about",
        "/es/, /es",
        "/articles/, /articles",
        "/about/?from=mail, /about?from=mail",
        "/articles/caf%C3%A9-de-olla/, /articles/caf%C3%A9-de-olla"
    })
    void redirectsTrailingSlashes(String path, String target) throws Exception {
        HttpResponse<String> answer = client.get(path);

        assertEquals(301, answer.statusCode());
        assertEquals(target, SiteClient.header(answer, "Location"));
    }

    @Test
    void neverRedirectsToAnotherSite() throws Exception {
        HttpResponse<String> answer = client.get("//evil.example/");

        assertTrue(answer.statusCode() >= 400
                || SiteClient.header(answer, "Location").equals("/evil.example"));
    }

    @ParameterizedTest
    @CsvSource({
        "/assets/site.css, text/css;charset=utf-8",
        "/assets/site.js, text/javascript;charset=utf-8",
        "/assets/mark.svg, image/svg+xml"
    })
    void servesFilesWithTheirType(String path, String type) throws Exception {
        HttpResponse<String> file = client.get(path);

        assertEquals(200, file.statusCode());
        assertEquals(type, SiteClient.header(file, "Content-Type"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/assets/",
                "/assets/nothing.js",
                "/assets/..%2ffixtures/stack.json",
                "/assets/%2e%2e/fixtures/stack.json",
                "/webmcp/"
            })
    void servesNothingOutsideItsFolders(String path) throws Exception {
        int status = client.get(path).statusCode();

        assertTrue(status == 404 || status == 400, "got " + status);
    }
}
