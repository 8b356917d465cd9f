package io.github.webmcp4j.site.cda;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "io.github.webmcp4j.site.cda", importOptions = DoNotIncludeTests.class)
final class PackageRulesTest {

    @ArchTest
    static final ArchRule knowsNothingOfTheProjectAroundIt = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("io.github.webmcp4j.site", "io.github.webmcp4j.tools..", "io.github.webmcp4j.model..");

    @ArchTest
    static final ArchRule keepsJettyAtTheEdge = noClasses()
            .that()
            .doNotHaveSimpleName("CdaStub")
            .and()
            .doNotHaveSimpleName("CdaHandler")
            .and()
            .doNotHaveSimpleName("Exchange")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.eclipse.jetty..");
}
