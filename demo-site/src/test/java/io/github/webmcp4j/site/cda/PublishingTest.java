package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@SuppressWarnings("NullAway.Init")
final class PublishingTest {
    private MagazineClient magazine;
    private CdaStub stub;

    @BeforeEach
    void open() {
        magazine = new MagazineClient();
        stub = magazine.stub();
    }

    @AfterEach
    void close() {
        magazine.close();
    }

    @Test
    void showsAnEntryAtOnceInListCountAndByUid() {
        assertEquals(3, magazine.articles("include_count=true").get("count").asInt());
        stub.publish("production", "article", "blt_draft", "en-us");
        JsonNode body = magazine.articles("include_count=true");
        assertEquals(4, body.get("count").asInt());
        assertEquals("blt_draft", body.at("/entries/0/uid").asText());
        assertEquals(200, one("blt_draft", ""));
    }

    @Test
    void hidesAnEntryAtOnce() {
        stub.unpublish("production", "article", "blt_trail", "en-us");
        assertEquals(List.of("blt_eclair", "blt_light"), MagazineClient.uids(magazine.articles("")));
        assertEquals(422, one("blt_trail", ""));
        assertEquals(200, one("blt_trail", "&locale=es-es"));
    }

    @Test
    void includesAReferenceOnceItsTargetIsPublished() {
        String light = "include[]=author&query=" + MagazineClient.encode("{\"uid\":\"blt_light\"}");
        assertTrue(magazine.articles(light).at("/entries/0/author/0/title").isMissingNode());
        stub.publish("production", "author", "blt_bob", "en-us");
        assertEquals(
                "Bob the unpublished",
                magazine.articles(light).at("/entries/0/author/0/title").asText());
        stub.delete("author", "blt_bob");
        assertEquals(
                "{\"uid\":\"blt_bob\",\"_content_type_uid\":\"author\"}",
                magazine.articles(light).at("/entries/0/author/0").toString());
    }

    @Test
    void showsTheFieldsThatAnUnlocalizedEntryInherits() {
        stub.publish("production", "article", "blt_eclair", "es-es");
        JsonNode entry = magazine.articles("locale=es-es&query=" + MagazineClient.encode("{\"uid\":\"blt_eclair\"}"))
                .at("/entries/0");
        assertEquals("en-us", entry.get("locale").asText());
        assertEquals("es-es", entry.at("/publish_details/locale").asText());
    }

    @Test
    void keepsEnvironmentsApart() {
        stub.publish("staging", "article", "blt_draft", "en-us");
        assertEquals(422, one("blt_draft", ""));
        stub.publish("production", "article", "blt_draft", "en-us");
        stub.unpublish("staging", "article", "blt_draft", "en-us");
        assertEquals(200, one("blt_draft", ""));
    }

    @Test
    void deletesAnEntryEverywhereAndForGood() {
        stub.delete("article", "blt_trail");
        assertEquals(422, one("blt_trail", ""));
        assertEquals(422, one("blt_trail", "&locale=es-es"));
        assertRefused(
                "unknown entry blt_trail of article; name one of the stack's entries that was not deleted",
                () -> stub.publish("production", "article", "blt_trail", "en-us"));
    }

    @Test
    void leavesTheStackItWasGivenAsItIs() {
        Stack stack = Stack.generate(1, 1, 1);
        try (CdaStub other = CdaStub.start(StubOptions.of(stack))) {
            other.delete("type_1", "blttype_1x1");
        }
        assertEquals(1, stack.entries("type_1").size());
    }

    @ParameterizedTest
    @CsvSource({
        "moon, article, blt_trail, en-us, 'unknown environment moon; the stack has [production, staging]'",
        "production, art, blt_trail, en-us, 'unknown content type art; the stack has [company, author, article]'",
        "production, author, blt_trail, en-us, unknown entry blt_trail of author; name one of the stack's entries that "
                + "was not deleted",
        "production, article, blt_trail, fr-fr, 'unknown locale fr-fr; the stack has [en-us, en-gb, es-es]'"
    })
    void refusesUnknownNames(String environment, String contentType, String uid, String locale, String message) {
        assertRefused(message, () -> stub.publish(environment, contentType, uid, locale));
        assertRefused(message, () -> stub.unpublish(environment, contentType, uid, locale));
    }

    @Test
    void refusesALocaleThatTheEntryHasNoFieldsFor() {
        assertRefused(
                "entry blt_arbol has no fields for en-gb or for what it falls back to; it has [es-es]",
                () -> stub.publish("production", "article", "blt_arbol", "en-gb"));
    }

    private int one(String uid, String more) {
        return magazine.get(MagazineClient.ARTICLES + "/" + uid + "?environment=production" + more)
                .status();
    }

    private static void assertRefused(String message, Executable change) {
        assertEquals(
                message, assertThrows(IllegalArgumentException.class, change).getMessage());
    }
}
