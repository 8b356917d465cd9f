package io.github.webmcp4j.model.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PageWindowTest {
    @Test
    void showsTheRowsThatTheWholeListHasThere() {
        Random random = new Random(7);
        for (int round = 0; round < 2_000; round++) {
            int[] counts = random.ints(1 + random.nextInt(5), 0, 30).toArray();
            int offset = random.nextInt(140);
            int limit = 1 + random.nextInt(50);
            List<String> all = rows(counts);
            int end = Math.min(offset + limit, all.size());
            assertEquals(offset < end ? all.subList(offset, end) : List.of(), shown(counts, offset, limit));
        }
    }

    @Test
    void knowsTotalAndWhetherThereIsMore() {
        PageWindow window = new PageWindow(5, 5);
        window.next(4);
        window.next(7);
        assertEquals(11, window.total());
        assertTrue(window.hasMore());
    }

    @Test
    void hasNoMoreOnTheLastPage() {
        PageWindow window = new PageWindow(10, 10);
        window.next(20);
        assertFalse(window.hasMore());
    }

    @Test
    void showsNothingBehindTheEnd() {
        PageWindow window = new PageWindow(1_000_000_000, 50);
        assertEquals(0, window.next(30));
        assertFalse(window.hasMore());
    }

    private static List<String> rows(int... counts) {
        List<String> all = new ArrayList<>();
        for (int type = 0; type < counts.length; type++) {
            for (int row = 0; row < counts[type]; row++) {
                all.add(type + "/" + row);
            }
        }
        return all;
    }

    private static List<String> shown(int[] counts, int offset, int limit) {
        PageWindow window = new PageWindow(offset, limit);
        List<String> shown = new ArrayList<>();
        for (int type = 0; type < counts.length; type++) {
            int length = window.next(counts[type]);
            for (int row = 0; row < length; row++) {
                shown.add(type + "/" + (window.skip() + row));
            }
        }
        return shown;
    }
}
