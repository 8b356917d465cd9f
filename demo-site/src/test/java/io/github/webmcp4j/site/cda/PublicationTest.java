package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class PublicationTest {
    private static MagazineClient magazine;

    @BeforeAll
    static void open() {
        magazine = new MagazineClient();
    }

    @AfterAll
    static void close() {
        magazine.close();
    }

    @Test
    void showsTheMasterLocaleWhenNoneIsAskedFor() {
        JsonNode entry = magazine.articles("").at("/entries/0");
        assertEquals("en-us", entry.get("locale").asText());
        assertEquals("en-us", entry.at("/publish_details/locale").asText());
        assertEquals(
                "bltenvproduction", entry.at("/publish_details/environment").asText());
    }

    @Test
    void carriesTheSystemFields() {
        JsonNode entry = magazine.articles("").at("/entries/0");
        for (String field : List.of("_version", "_in_progress", "ACL", "created_by", "updated_by")) {
            assertFalse(entry.path(field).isMissingNode(), field);
        }
        assertEquals("2025-12-01T00:00:00.000Z", entry.get("created_at").asText());
        assertEquals("[\"walk\",\"hill\"]", entry.get("tags").toString());
    }

    @Test
    void showsOnlyWhatIsPublishedInTheLocale() {
        JsonNode body = magazine.articles("locale=es-es");
        assertEquals(List.of("blt_trail", "blt_arbol"), MagazineClient.uids(body));
        assertEquals("Sendero", body.at("/entries/0/title").asText());
        assertEquals("es-es", body.at("/entries/0/locale").asText());
    }

    @Test
    void showsAnUnlocalizedEntryWithTheLocaleOfItsFields() {
        JsonNode entry = magazine.articles("locale=en-gb").at("/entries/0");
        assertEquals("blt_light", entry.get("uid").asText());
        assertEquals("en-us", entry.get("locale").asText());
        assertEquals("en-gb", entry.at("/publish_details/locale").asText());
    }

    @Test
    void addsEntriesOfTheFallbackChainWhenAsked() {
        JsonNode body = magazine.articles("locale=es-es&include_fallback=true");
        assertEquals(List.of("blt_trail", "blt_eclair", "blt_light", "blt_arbol"), MagazineClient.uids(body));
        assertEquals("Sendero", body.at("/entries/0/title").asText());
        assertEquals("en-us", body.at("/entries/1/publish_details/locale").asText());
        assertEquals("en-gb", body.at("/entries/2/publish_details/locale").asText());
    }

    @Test
    void fallsBackForOneEntryOnlyWhenAsked() {
        String path = MagazineClient.ARTICLES + "/blt_eclair?environment=production&locale=es-es";
        assertEquals(422, magazine.get(path).status());
        assertEquals(200, magazine.get(path + "&include_fallback=true").status());
    }

    @Test
    void neverShowsADraft() {
        assertEquals(List.of(), magazine.matching("{\"url\":\"/draft\"}"));
        assertEquals(
                422,
                magazine.get(MagazineClient.ARTICLES + "/blt_draft?environment=production")
                        .status());
        assertEquals(
                422,
                magazine.get(MagazineClient.ARTICLES + "/blt_draft?environment=staging")
                        .status());
    }

    @Test
    void keepsEnvironmentsApart() {
        JsonNode staged =
                magazine.get(MagazineClient.ARTICLES + "?environment=staging").json();
        assertEquals(List.of("blt_staged"), MagazineClient.uids(staged));
        assertEquals(
                422,
                magazine.get(MagazineClient.ARTICLES + "/blt_staged?environment=production")
                        .status());
    }
}
