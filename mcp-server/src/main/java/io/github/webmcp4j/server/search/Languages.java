package io.github.webmcp4j.server.search;

import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.DelegatingAnalyzerWrapper;
import org.apache.lucene.analysis.LowerCaseFilter;
import org.apache.lucene.analysis.StopFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.es.SpanishAnalyzer;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.snowball.SnowballFilter;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.tartarus.snowball.ext.SpanishStemmer;

/** How the words of a language are cut and stemmed. */
final class Languages {
    private static final Analyzer ENGLISH = new EnglishAnalyzer();
    private static final Analyzer SPANISH = new Spanish();
    private static final Analyzer OTHER = new StandardAnalyzer();

    private Languages() {}

    static Analyzer analyzer(String lang) {
        return switch (lang) {
            case "en" -> ENGLISH;
            case "es" -> SPANISH;
            default -> OTHER;
        };
    }

    /** The analyzer of the language that the name of a field ends with. */
    static Analyzer byField() {
        return new DelegatingAnalyzerWrapper(Analyzer.PER_FIELD_REUSE_STRATEGY) {
            @Override
            protected Analyzer getWrappedAnalyzer(String field) {
                return analyzer(field.substring(field.indexOf('_') + 1));
            }
        };
    }

    /** Folded before it is stemmed, so that a word typed without its accents finds the word with them. */
    private static final class Spanish extends Analyzer {
        @Override
        protected TokenStreamComponents createComponents(String field) {
            Tokenizer words = new StandardTokenizer();
            TokenStream known = new StopFilter(new LowerCaseFilter(words), SpanishAnalyzer.getDefaultStopSet());
            return new TokenStreamComponents(
                    words, new SnowballFilter(new ASCIIFoldingFilter(known), new SpanishStemmer()));
        }

        @Override
        protected TokenStream normalize(String field, TokenStream text) {
            return new ASCIIFoldingFilter(new LowerCaseFilter(text));
        }
    }
}
