package io.github.webmcp4j.site.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class CoverArtTest {

    @Test
    void drawsTheSamePictureForTheSameSeed() {
        assertEquals(CoverArt.of("blt0000000000000001"), CoverArt.of("blt0000000000000001"));
    }

    @Test
    void drawsAnotherPictureForAnotherSeed() {
        assertNotEquals(
                CoverArt.of("blt0000000000000001").ridges(),
                CoverArt.of("blt0000000000000002").ridges());
    }
}
