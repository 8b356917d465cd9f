package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class AssetTest {
    private static MagazineClient magazine;

    @BeforeAll
    static void open() {
        magazine = new MagazineClient();
    }

    @AfterAll
    static void close() {
        magazine.close();
    }

    @ParameterizedTest
    @CsvSource({
        "locale=en-us, 1",
        "locale=en-gb, 1",
        "locale=es-es, 0",
        "locale=es-es&include_fallback=true, 2",
        "include_count=true, 2",
        "limit=1, 1"
    })
    void listsWhatIsPublishedInTheLocaleOrInAny(String parameters, int count) {
        assertEquals(
                count,
                assets("?environment=production&" + parameters).get("assets").size());
    }

    @Test
    void countsWhenAsked() {
        assertEquals(
                2,
                assets("?environment=production&include_count=true")
                        .get("count")
                        .asInt());
    }

    @Test
    void showsTheDimensionOnlyWhenAsked() {
        assertFalse(assets("/blt_map?environment=production").get("asset").has("dimension"));
        JsonNode asset =
                assets("/blt_map?environment=production&include_dimension=true").get("asset");
        assertEquals(640, asset.at("/dimension/width").asInt());
    }

    @Test
    void neverShowsAnUnpublishedAsset() {
        assertEquals(
                404, magazine.get("/v3/assets/blt_loose?environment=production").status());
    }

    @Test
    void filtersByQuery() {
        String query = MagazineClient.encode("{\"filename\":{\"$regex\":\"pdf\"}}");
        assertEquals(
                "blt_plan",
                assets("?environment=production&query=" + query)
                        .at("/assets/0/uid")
                        .asText());
    }

    private static JsonNode assets(String rest) {
        return magazine.get("/v3/assets" + rest).json();
    }
}
