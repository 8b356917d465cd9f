package io.github.webmcp4j.server.search;

import java.util.ArrayList;
import java.util.List;

/** Cuts a text into passages that a model can take as a whole. */
final class Passages {
    private static final int MAX_WORDS = 180;
    private static final int OVERLAP = 30;

    private Passages() {}

    /** Passages of at most 180 words, each with the last 30 of the one before it. */
    static List<String> of(String text) {
        String[] words = text.strip().split("\\s+");
        List<String> passages = new ArrayList<>();
        for (int start = 0; start == 0 || start + OVERLAP < words.length; start += MAX_WORDS - OVERLAP) {
            int end = Math.min(start + MAX_WORDS, words.length);
            passages.add(String.join(" ", List.of(words).subList(start, end)));
        }
        return passages;
    }
}
