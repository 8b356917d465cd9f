package io.github.webmcp4j.bench;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Normalised discounted cumulative gain of the first ten, with linear gain.
 *
 * @see <a href="https://dl.acm.org/doi/10.1145/582415.582418">Järvelin, Kekäläinen: Cumulated gain-based evaluation</a>
 */
final class Ndcg {
    static final int DEPTH = 10;

    private Ndcg() {}

    /** 0 to 1: how close a ranking is to the best one. */
    static double of(List<String> ranking, Map<String, Integer> relevant) {
        List<Integer> found = ranking.stream()
                .limit(DEPTH)
                .map(slug -> relevant.getOrDefault(slug, 0))
                .toList();
        List<Integer> best = relevant.values().stream()
                .sorted(Comparator.reverseOrder())
                .limit(DEPTH)
                .toList();
        return gain(found) / gain(best);
    }

    private static double gain(List<Integer> grades) {
        double gain = 0;
        for (int rank = 0; rank < grades.size(); rank++) {
            gain += grades.get(rank) / (Math.log(rank + 2) / Math.log(2));
        }
        return gain;
    }
}
