package io.github.webmcp4j.tools;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.teavm.jso.JSBody;

/** Arrows point down: face, registration, tool, delivery, config, js. */
@AnalyzeClasses(packages = "io.github.webmcp4j.tools", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule LAYERS = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("face")
            .definedBy("io.github.webmcp4j.tools")
            .layer("registration")
            .definedBy("..tools.registration..")
            .layer("tool")
            .definedBy("..tools.tool..")
            .layer("delivery")
            .definedBy("..tools.delivery..")
            .layer("config")
            .definedBy("..tools.config..")
            .layer("js")
            .definedBy("..tools.js..")
            .layer("build")
            .definedBy("..tools.build..")
            .whereLayer("face")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("registration")
            .mayOnlyBeAccessedByLayers("face")
            .whereLayer("tool")
            .mayOnlyBeAccessedByLayers("face", "registration")
            .whereLayer("delivery")
            .mayOnlyBeAccessedByLayers("tool")
            .whereLayer("config")
            .mayOnlyBeAccessedByLayers("face", "tool", "delivery")
            .whereLayer("build")
            .mayNotBeAccessedByAnyLayer();

    @ArchTest
    static final ArchRule TOOLS_AND_CONFIG_HAVE_NO_SCRIPT = methods()
            .that()
            .areDeclaredInClassesThat()
            .resideInAnyPackage("..tools.tool..", "..tools.config..", "io.github.webmcp4j.tools")
            .should()
            .notBeAnnotatedWith(JSBody.class);

    @ArchTest
    static final ArchRule THE_COMPILER_STAYS_OUT_OF_THE_BUNDLE = noClasses()
            .that()
            .resideOutsideOfPackage("..tools.build..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("org.teavm.model..", "org.teavm.vm..", "org.teavm.dependency..");
}
