package io.github.webmcp4j.model.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchTermsTest {
    @Test
    void splitsAtAnyWhiteSpaceAndKeepsPunctuation() {
        assertEquals("C#|&|R&D|+", text("  C# &\tR&D\u00A0\u3000+\n"));
    }

    @Test
    void keepsWhatFits() {
        SearchTerms terms = new SearchTerms("a b c d e f g h");
        assertEquals(8, terms.tokens().getLength());
        assertFalse(terms.cut());
    }

    @Test
    void cutsTwelveWordsToEight() {
        SearchTerms terms = new SearchTerms("a b c d e f g h i j k l");
        assertEquals("a b c d e f g h", terms.tokens().join(" "));
        assertTrue(terms.cut());
    }

    @Test
    void cutsThreeHundredCharactersToTwoHundred() {
        SearchTerms terms = new SearchTerms("x".repeat(300));
        assertEquals(200, terms.tokens().getText(0).length());
        assertTrue(terms.cut());
    }

    @Test
    void neverSplitsASurrogatePair() {
        SearchTerms terms = new SearchTerms("x".repeat(199) + "😀y");
        assertEquals("x".repeat(199) + "😀", terms.tokens().getText(0));
        assertTrue(terms.cut());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n\t\u00A0\uFEFF\u2028"})
    void findsNoTokenInABlankQuery(String blank) {
        assertEquals(0, new SearchTerms(blank).tokens().getLength());
    }

    private static String text(String query) {
        return new SearchTerms(query).tokens().join("|");
    }
}
