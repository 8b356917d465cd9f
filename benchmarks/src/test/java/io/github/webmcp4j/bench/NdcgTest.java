package io.github.webmcp4j.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NdcgTest {
    @Test
    void isOneForTheBestRankingAndLessTheLaterAHitComes() {
        assertEquals(1, Ndcg.of(List.of("a", "b"), Map.of("a", 1)));
        assertEquals(1 / (Math.log(3) / Math.log(2)), Ndcg.of(List.of("b", "a"), Map.of("a", 1)), 1e-12);
        assertEquals(0, Ndcg.of(List.of("b"), Map.of("a", 1)));
        assertEquals(1, Ndcg.of(List.of("a", "b", "c"), Map.of("a", 3, "b", 2, "c", 1)));
    }

    @Test
    void looksAtTenOnly() {
        List<String> late = List.of("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "a");
        assertEquals(0, Ndcg.of(late, Map.of("a", 1)));
    }

    @Test
    void makesTheSameOutOfTheSameSeed() {
        assertEquals(new Synthetic(5).articles(20), new Synthetic(5).articles(20));
        assertNotEquals(new Synthetic(5).words(9), new Synthetic(6).words(9));
    }
}
