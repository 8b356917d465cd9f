package io.github.webmcp4j.server.verify;

/** The answer is not what was promised. */
final class BrokenPromise extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BrokenPromise(String message) {
        super(message);
    }

    static void unless(boolean kept, String wanted, Probe.Answer answer) {
        if (!kept) {
            String body = answer.text();
            throw new BrokenPromise("wanted " + wanted + ", got " + answer.status() + " "
                    + (body.length() > 200 ? body.substring(0, 200) + "..." : body));
        }
    }
}
