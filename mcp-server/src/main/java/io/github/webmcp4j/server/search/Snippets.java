package io.github.webmcp4j.server.search;

import io.github.webmcp4j.server.article.Article;
import java.io.IOException;
import java.text.BreakIterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.uhighlight.LengthGoalBreakIterator;
import org.apache.lucene.search.uhighlight.Passage;
import org.apache.lucene.search.uhighlight.PassageFormatter;
import org.apache.lucene.search.uhighlight.UnifiedHighlighter;

/** The part of an article that matches a query: the sentences around its words, or the start of the passage closest to it. */
final class Snippets {
    private static final int CHARACTERS = 200;
    private static final Pattern LINK = Pattern.compile("!?\\[([^\\]\\[]*)]\\([^)\\s]*\\)?");
    private static final Pattern HALF_A_LINK = Pattern.compile("^[^\\[\\]]{0,40}]\\([^)\\s]*\\)|!?\\[(?=[^\\]]*$)");
    private static final Pattern MARKS = Pattern.compile("(?m)^\\s{0,3}(?:#{1,6}|>|[-+*]|\\d{1,9}\\.)\\s+|[*`]+|\\|");
    private static final Pattern SPACE = Pattern.compile("\\s+");

    private final Query words;
    private final String field;
    private final UnifiedHighlighter highlighter;

    Snippets(WordQueries words, String lang) {
        this.words = words.anyWord(false);
        this.field = WordQueries.TEXT + lang;
        this.highlighter = UnifiedHighlighter.builderWithoutSearcher(Languages.analyzer(lang))
                .withFormatter(new Plain())
                .withMaxLength(Integer.MAX_VALUE - 1)
                .withMaxNoHighlightPassages(0)
                // words are all that is looked for: one pass over them, and no index of each text
                .withWeightMatches(false)
                .withHighlightPhrasesStrictly(false)
                .withHandleMultiTermQuery(false)
                .withBreakIterator(() -> LengthGoalBreakIterator.createMinLength(
                        BreakIterator.getSentenceInstance(Locale.forLanguageTag(lang)), CHARACTERS / 2, 0.3f))
                .build();
    }

    /** A snippet without the marks of Markdown, at most about 200 characters. */
    String of(Article article, int closestPassage) throws IOException {
        Object around = highlighter.highlightWithoutSearcher(field, words, ArticleFields.text(article), 1);
        return shortened(plain(around == null ? passage(article, closestPassage) : around.toString()));
    }

    private static String passage(Article article, int number) {
        if (number == 0) {
            return ArticleFields.text(article);
        }
        List<String> passages = PassageFields.passages(article);
        return passages.get(Math.min(number, passages.size() - 1));
    }

    static String plain(String markdown) {
        String linked =
                HALF_A_LINK.matcher(LINK.matcher(markdown).replaceAll("$1")).replaceAll("");
        return SPACE.matcher(MARKS.matcher(linked).replaceAll(" "))
                .replaceAll(" ")
                .strip();
    }

    private static String shortened(String text) {
        String whole = text.strip();
        if (whole.length() <= CHARACTERS) {
            return whole;
        }
        int space = whole.lastIndexOf(' ', CHARACTERS);
        return whole.substring(0, space > CHARACTERS / 2 ? space : CHARACTERS) + " …";
    }

    private static final class Plain extends PassageFormatter {
        @Override
        public Object format(Passage[] passages, String content) {
            Passage first = Objects.requireNonNull(passages[0]);
            int firstMatch = first.getNumMatches() == 0 ? first.getStartOffset() : first.getMatchStarts()[0];
            // the match itself has to be within what is shown
            int start = firstMatch - first.getStartOffset() < CHARACTERS * 3 / 4
                    ? first.getStartOffset()
                    : content.indexOf(' ', firstMatch - CHARACTERS / 2) + 1;
            return content.substring(start, Math.max(start, first.getEndOffset()));
        }
    }
}
