package io.github.webmcp4j.site.page;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * A drawn landscape that stands where a photograph would: always the same for the same seed.
 *
 * @param tone number of the palette, 0 to 5
 * @param ridges hills from far to near, in a frame of 400 by 260
 */
record CoverArt(int tone, int sunX, int sunY, int sunRadius, List<Ridge> ridges) {
    private static final int TONES = 6;
    private static final int WIDTH = 400;
    private static final int HEIGHT = 260;
    private static final int STEPS = 5;

    /** One line of hills, filled down to the ground. */
    record Ridge(String name, String path) {}

    static CoverArt of(String seed) {
        // String.hashCode is specified, so the picture is the same on every machine.
        SplittableRandom random = new SplittableRandom(seed.hashCode());
        return new CoverArt(
                random.nextInt(TONES),
                120 + random.nextInt(160),
                50 + random.nextInt(70),
                22 + random.nextInt(26),
                List.of(
                        new Ridge("far", hills(random, 130, 46)),
                        new Ridge("mid", hills(random, 168, 42)),
                        new Ridge("near", hills(random, 208, 34))));
    }

    int haloRadius() {
        return sunRadius * 2;
    }

    private static String hills(SplittableRandom random, int level, int swing) {
        int[] heights = IntStream.range(0, STEPS + 2)
                .map(step -> level + random.nextInt(2 * swing) - swing)
                .toArray();
        StringBuilder path = new StringBuilder("M0 " + HEIGHT + "V" + heights[0]);
        int stride = WIDTH / STEPS;
        for (int step = 0; step < STEPS; step++) {
            int x = step * stride;
            path.append(String.format(
                    Locale.ROOT,
                    "C%d %d %d %d %d %d",
                    x + stride / 2,
                    heights[step],
                    x + stride / 2,
                    heights[step + 1],
                    x + stride,
                    heights[step + 1]));
        }
        return path.append("V").append(HEIGHT).append("Z").toString();
    }
}
