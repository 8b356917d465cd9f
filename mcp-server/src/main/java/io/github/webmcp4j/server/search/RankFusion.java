package io.github.webmcp4j.server.search;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reciprocal rank fusion: a document scores 1 / (60 + rank) in each ranking that has it, so that no score of one kind has to
 * be compared with a score of another.
 *
 * @see <a href="https://dl.acm.org/doi/10.1145/1571941.1572114">Cormack, Clarke, Buettcher: Reciprocal Rank Fusion</a>
 */
final class RankFusion {
    private static final int K = 60;

    private RankFusion() {}

    /** The best of several rankings together, best first; equal scores in the order of the keys. */
    static List<Match> fuse(List<List<Match>> rankings, int limit) {
        Map<String, Double> scores = new HashMap<>();
        for (List<Match> ranking : rankings) {
            for (int rank = 1; rank <= ranking.size(); rank++) {
                scores.merge(ranking.get(rank - 1).key(), 1.0 / (K + rank), Double::sum);
            }
        }
        return scores.entrySet().stream()
                .map(entry -> new Match(entry.getKey(), entry.getValue()))
                .sorted(Comparator.comparingDouble(Match::score).reversed().thenComparing(Match::key))
                .limit(limit)
                .toList();
    }
}
