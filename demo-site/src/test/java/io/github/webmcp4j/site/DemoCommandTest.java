package io.github.webmcp4j.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class DemoCommandTest {
    private final StringWriter errors = new StringWriter();

    @Test
    void saysInOneLineThatThePortIsInUse() throws Exception {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int status = run("--port", Integer.toString(taken.getLocalPort()));

            assertEquals(1, status);
            assertEquals(1, errors.toString().lines().count(), errors.toString());
            assertTrue(errors.toString().contains("port " + taken.getLocalPort()), errors.toString());
        }
    }

    @Test
    void refusesAPortThatIsNone() {
        assertEquals(2, run("--port", "70000"));
        assertTrue(errors.toString().contains("port must be 0 to 65535, got 70000"), errors.toString());
    }

    @Test
    void refusesAnUnknownOption() {
        assertEquals(2, run("--prot", "1"));
    }

    private int run(String... arguments) {
        return new CommandLine(new DemoCommand())
                .setErr(new PrintWriter(errors, true))
                .execute(arguments);
    }
}
