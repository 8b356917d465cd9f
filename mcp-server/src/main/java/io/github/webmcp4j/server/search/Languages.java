package io.github.webmcp4j.server.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.DelegatingAnalyzerWrapper;
import org.apache.lucene.analysis.custom.CustomAnalyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.standard.StandardAnalyzer;

/** How the words of a language are cut and stemmed. */
final class Languages {
    private static final Analyzer ENGLISH = new EnglishAnalyzer();
    private static final Analyzer SPANISH = spanish();
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
    private static Analyzer spanish() {
        try {
            return CustomAnalyzer.builder()
                    .withTokenizer("standard")
                    .addTokenFilter("lowercase")
                    .addTokenFilter(
                            "stop",
                            "words",
                            "org/apache/lucene/analysis/snowball/spanish_stop.txt",
                            "format",
                            "snowball")
                    .addTokenFilter("asciiFolding")
                    .addTokenFilter("snowballPorter", "language", "Spanish")
                    .build();
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }
}
