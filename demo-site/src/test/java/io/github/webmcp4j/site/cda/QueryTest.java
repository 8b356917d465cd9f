package io.github.webmcp4j.site.cda;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class QueryTest {
    private static MagazineClient magazine;

    @BeforeAll
    static void open() {
        magazine = new MagazineClient();
    }

    @AfterAll
    static void close() {
        magazine.close();
    }

    /** Queries are written with ' for the quotation mark; the answer is the sorted uids without their prefix. */
    private static String found(String query) {
        return magazine.matching(query.replace('\'', '"')).stream()
                .map(uid -> uid.replace("blt_", ""))
                .sorted()
                .collect(joining(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{}                                       | eclair light trail",
                "{'url':'/light'}                         | light",
                "{'rating':5}                             | trail",
                "{'rating':5.0}                           | trail",
                "{'featured':false}                       | light",
                "{'uid':'blt_trail'}                      | trail",
                "{'topics':'Coffee'}                      | light trail",
                "{'topics':'Travel'}                      | trail",
                "{'tags':'hill'}                          | trail",
                "{'seo.title':'Light SEO'}                | light",
                "{'seo':null}                             | eclair",
                "{'blocks.hero.headline':'Upwards'}       | trail",
                "{'author.uid':'blt_ada'}                 | light trail",
                "{'url':'/light','rating':3.5}            | light"
            })
    void findsByEquality(String query, String uids) {
        assertEquals(uids, found(query));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'rating':'5'}",
                "{'featured':'false'}",
                "{'nothing':1}",
                "{'url':'/LIGHT'}",
                "{'url':'/light','rating':5}"
            })
    void findsNothingForAnotherTypeOrAnUnknownField(String query) {
        assertEquals("", found(query));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{'url':{'$ne':'/light'}}                       | eclair trail",
                "{'topics':{'$ne':'Travel'}}                    | eclair light",
                "{'url':{'$in':['/light','/light/','/trail']}}  | light trail",
                "{'topics':{'$in':['Travel']}}                  | trail",
                "{'url':{'$nin':['/light','/trail']}}           | eclair",
                "{'seo':{'$exists':true}}                       | light trail",
                "{'seo':{'$exists':false}}                      | eclair",
                "{'rating':{'$lt':3.5}}                         | eclair",
                "{'rating':{'$lte':3.5}}                        | eclair light",
                "{'rating':{'$gt':3.5}}                         | trail",
                "{'rating':{'$gte':3.5}}                        | light trail",
                "{'rating':{'$gt':1,'$lt':5}}                   | light",
                "{'day':{'$lt':'2026-02-01T00:00:00Z'}}         | light",
                "{'day':{'$gte':'2026-03-01T11:00:00+01:00'}}   | trail",
                "{'rating':{'$gt':'1'}}                         | "
            })
    void findsByOperator(String query, String uids) {
        assertEquals(uids == null ? "" : uids, found(query));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{'$and':[{'featured':true},{'rating':5}]}                               | trail",
                "{'$or':[{'rating':1},{'featured':true}]}                                | eclair trail",
                "{'featured':true,'$or':[{'rating':1},{'rating':5}]}                     | trail",
                "{'$and':[{'$or':[{'rating':1},{'rating':5}]},{'seo':{'$exists':true}}]} | trail"
            })
    void combinesConditions(String query, String uids) {
        assertEquals(uids, found(query));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{'title':{'$regex':'rail'}}                              | light trail",
                "{'title':{'$regex':'Tr'}}                                | trail",
                "{'title':{'$regex':'Tr','$options':'i'}}                 | light trail",
                "{'title':{'$regex':'éCLAIR','$options':'i'}}             | eclair",
                "{'title':{'$regex':'東京'}}                                | eclair",
                "{'title':{'$regex':'^trail'}}                            | light",
                "{'title':{'$regex':'C# & R&D [+] more'}}                 | trail",
                "{'title':{'$regex':'trail.*more','$options':'is'}}       | trail",
                "{'topics':{'$regex':'rav'}}                              | trail",
                "{'seo.title':{'$regex':'SEO'}}                           | light trail",
                "{'body':{'$regex':'&amp;'}}                              | trail"
            })
    void findsTextAnywhereInAFieldByRegex(String query, String uids) {
        assertEquals(uids, found(query));
    }

    @Test
    void doesNotFoldAccents() {
        assertEquals("", found("{'title':{'$regex':'eclair','$options':'i'}}"));
    }

    @Test
    void storesHtmlAsHtmlSoThatAPlainAmpersandIsNotFound() {
        assertEquals("", found("{'body':{'$regex':'Boots & maps'}}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'story':{'$regex':'summit'}}",
                "{'rating':{'$regex':'5'}}",
                "{'featured':{'$regex':'true'}}",
                "{'seo':{'$regex':'SEO'}}",
                "{'nothing':{'$regex':''}}"
            })
    void neverMatchesRegexOutsideText(String query) {
        assertEquals("", found(query));
    }

    @Test
    void endsRegexWithCatastrophicBacktracking() {
        String query = "{'title':{'$regex':'([^!]+)+!!'}}";
        assertTimeoutPreemptively(Duration.ofSeconds(3), () -> assertEquals("", found(query)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "{} {}",
                "[]",
                "5",
                "{'rating':{'$foo':1}}",
                "{'$foo':[]}",
                "{'$or':{}}",
                "{'$and':[]}",
                "{'$or':[1]}",
                "{'url':{'$in':'/light'}}",
                "{'url':{'$exists':'yes'}}",
                "{'rating':{'$lt':[]}}",
                "{'title':{'$regex':'('}}",
                "{'title':{'$regex':5}}",
                "{'title':{'$regex':'a','$options':'q'}}",
                "{'title':{'$options':'i'}}"
            })
    void refusesInvalidQuery(String query) {
        MagazineClient.Answer answer = magazine.get(MagazineClient.ARTICLES + "?environment=production&query="
                + MagazineClient.encode(query.replace('\'', '"')));
        assertEquals(422, answer.status());
        assertEquals(141, answer.json().get("error_code").asInt());
        assertEquals(
                "{\"query\":[\"is not valid.\"]}", answer.json().get("errors").toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"%20", "+"})
    void decodesBothFormsOfASpace(String space) {
        String query = "%7B%22title%22:%22trail" + space + "light%22%7D";
        assertEquals(List.of("blt_light"), MagazineClient.uids(magazine.articles("query=" + query)));
    }

    @Test
    void appliesTheQueryToThePublishedLocale() {
        Stream<String> spanish = MagazineClient.uids(
                magazine.articles("locale=es-es&query=" + MagazineClient.encode("{\"title\":\"Sendero\"}")))
                .stream();
        assertEquals("blt_trail", spanish.collect(joining()));
        assertEquals("", found("{'title':'Sendero'}"));
    }
}
