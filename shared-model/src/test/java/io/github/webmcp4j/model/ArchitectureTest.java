package io.github.webmcp4j.model;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "io.github.webmcp4j.model", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule KNOWS_NO_OTHER_MODULE = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "io.github.webmcp4j.model..",
                    "java..",
                    "org.teavm.jso",
                    "org.jspecify..",
                    "com.fasterxml.jackson.annotation",
                    "com.fasterxml.jackson.core..",
                    "com.fasterxml.jackson.databind..");

    @ArchTest
    static final ArchRule ONLY_JSON_TEXT_ON_THE_JVM_NEEDS_JACKSON = noClasses()
            .that()
            .doNotHaveSimpleName("PlainText")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.fasterxml.jackson.core..", "com.fasterxml.jackson.databind..");

    @ArchTest
    static final ArchRule PACKAGES_HAVE_NO_CYCLES =
            slices().matching("io.github.webmcp4j.model.(*)..").should().beFreeOfCycles();
}
