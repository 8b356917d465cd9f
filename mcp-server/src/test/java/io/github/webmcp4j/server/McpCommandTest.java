package io.github.webmcp4j.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class McpCommandTest {
    private static final String TOKEN = "cs0123456789secret";

    private final Map<String, String> environment = new HashMap<>();
    private final StringWriter errors = new StringWriter();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            '' | say where the articles are: --articles DIR, or --api-key KEY of a stack
            --articles nowhere | no folder of articles: nowhere
            --articles . --api-key k | give --articles or a stack, not both
            --api-key k | no delivery token: set CONTENTSTACK_DELIVERY_TOKEN or name a file with --delivery-token-file
            --api-key k --region mars --delivery-token-file x | --region must be one of na eu au azure-na azure-eu gcp-na gcp-eu - got mars
            --api-key k --region eu --host h | give --region or --host, not both
            --api-key k --host eu-api.contentstack.com | --host eu-api.contentstack.com is the management API; the delivery API is eu-cdn.contentstack.com
            --api-key k --host h/v3 | --host must be a host name or an origin without a path, got h/v3
            --api-key k --delivery-token-file nofile | the file nofile cannot be read
            --port x --articles . | Invalid value for option '--port': 'x' is not an int
            --port 70000 --articles . | port must be 0 to 65535, got 70000; 0 takes any free one
            --max-concurrent 0 --articles . | at least one call at once, no negative rate and some time, got 0, 600 and PT15S
            --token t | Unknown options: '--token', 't'
            """)
    void saysInOneLineWhatIsWrong(String options, String message) {
        assertEquals(2, run(options));
        assertEquals(message, errors.toString().strip());
    }

    @Test
    void takesOptionsFromTheEnvironment(@TempDir Path folder) throws Exception {
        Path token = Files.writeString(folder.resolve("token"), TOKEN + "\n");
        environment.put("CONTENTSTACK_API_KEY", "bltkey");
        environment.put("CONTENTSTACK_DELIVERY_TOKEN_FILE", token.toString());
        assertEquals(2, run(""));
        assertEquals("a stack needs --environment", errors.toString().strip());
        environment.put("CONTENTSTACK_ENVIRONMENT", "production");
        environment.put("CONTENTSTACK_HOST", "http://localhost:1");
        assertEquals(2, run(""));
        assertEquals("name the content type of the articles", errors.toString().strip());
        environment.put("CONTENTSTACK_CONTENT_TYPE", "article,page");
        environment.put("MCP_PORT", "-1");
        assertEquals(2, run(""));
        assertEquals(
                "port must be 0 to 65535, got -1; 0 takes any free one",
                errors.toString().strip());
    }

    @Test
    void neverShowsTheToken() {
        environment.put("CONTENTSTACK_DELIVERY_TOKEN", TOKEN);
        environment.put("MCP_DATA", "/dev/null/nothing");
        assertEquals(1, run("--port 0 --api-key k --environment e --content-type a --host http://localhost:1"));
        assertFalse(errors.toString().contains(TOKEN), errors::toString);
        assertEquals(0, run("--help"));
    }

    private int run(String options) {
        errors.getBuffer().setLength(0);
        CommandLine line = McpCommand.line(environment);
        line.setErr(new PrintWriter(errors, true));
        line.setOut(new PrintWriter(new StringWriter()));
        return line.execute(options.isEmpty() ? new String[0] : options.split(" ", -1));
    }
}
