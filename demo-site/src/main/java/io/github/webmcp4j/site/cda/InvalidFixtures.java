package io.github.webmcp4j.site.cda;

import java.util.List;

/** Fixtures that make no stack; the message lists every problem with its file and uid, one a line. */
public final class InvalidFixtures extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String[] problems;

    InvalidFixtures(List<String> problems) {
        super("the fixtures have " + problems.size() + " problem(s):\n  " + String.join("\n  ", problems));
        this.problems = problems.toArray(String[]::new);
    }

    /** The problems, each as {@code file: uid: what is wrong}. */
    public List<String> problems() {
        return List.of(problems);
    }
}
