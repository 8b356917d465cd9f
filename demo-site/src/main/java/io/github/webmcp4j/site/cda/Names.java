package io.github.webmcp4j.site.cda;

import java.util.List;

/** Looks up what a caller names in a stack, and says what there is when there is no such thing. */
record Names(Stack stack) {

    String environmentUid(String name) {
        return stack.settings()
                .environment(name)
                .map(StackSettings.Environment::uid)
                .orElseThrow(() -> unknown("environment", name, environments()));
    }

    Entry entry(String contentType, String uid) {
        if (stack.contentType(contentType).isEmpty()) {
            throw unknown("content type", contentType, contentTypes());
        }
        return stack.entries(contentType).stream()
                .filter(entry -> entry.uid().equals(uid))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown entry " + uid + " of " + contentType
                        + "; name one of the stack's entries that was not deleted"));
    }

    String locale(String code) {
        if (!stack.settings().locales().contains(code)) {
            throw unknown("locale", code, stack.settings().locales());
        }
        return code;
    }

    void requireFields(Entry entry, String locale) {
        List<String> chain = stack.settings().fallbackChain(locale);
        if (chain.stream().noneMatch(entry.locales()::containsKey)) {
            throw new IllegalArgumentException("entry " + entry.uid() + " has no fields for " + locale
                    + " or for what it falls back to; it has " + sorted(entry));
        }
    }

    private List<String> environments() {
        return stack.settings().environments().stream()
                .map(StackSettings.Environment::name)
                .toList();
    }

    private List<String> contentTypes() {
        return stack.contentTypes().stream()
                .map(contentType -> contentType.path("uid").asText())
                .toList();
    }

    private static List<String> sorted(Entry entry) {
        return entry.locales().keySet().stream().sorted().toList();
    }

    private static IllegalArgumentException unknown(String what, String name, List<String> known) {
        return new IllegalArgumentException("unknown " + what + " " + name + "; the stack has " + known);
    }
}
