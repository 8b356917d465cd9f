package io.github.webmcp4j.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Arrows point down: server; http; mcp, source (with delivery) and search side by side; article. */
@AnalyzeClasses(packages = "io.github.webmcp4j.server", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule LAYERS = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("server")
            .definedBy("io.github.webmcp4j.server")
            .layer("mcp")
            .definedBy("..server.mcp..")
            .layer("source")
            .definedBy("..server.source..")
            .layer("http")
            .definedBy("..server.http..")
            .layer("delivery")
            .definedBy("..server.delivery..")
            .layer("article")
            .definedBy("..server.article..")
            .layer("search")
            .definedBy("..server.search..")
            .whereLayer("server")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("mcp")
            .mayOnlyBeAccessedByLayers("server", "http")
            .whereLayer("http")
            .mayOnlyBeAccessedByLayers("server")
            .whereLayer("delivery")
            .mayOnlyBeAccessedByLayers("server", "source")
            .whereLayer("source")
            .mayOnlyBeAccessedByLayers("server")
            .whereLayer("search")
            .mayOnlyBeAccessedByLayers("server")
            .whereLayer("article")
            .mayOnlyBeAccessedByLayers("server", "http", "mcp", "source", "search");

    @ArchTest
    static final ArchRule NEEDS_NO_TEAVM =
            noClasses().should().dependOnClassesThat().resideInAPackage("org.teavm..");

    @ArchTest
    static final ArchRule ONLY_SEARCH_KNOWS_LUCENE = noClasses()
            .that()
            .resideOutsideOfPackage("..server.search..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.apache.lucene..");
}
