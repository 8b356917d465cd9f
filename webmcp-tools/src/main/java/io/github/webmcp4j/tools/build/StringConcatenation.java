package io.github.webmcp4j.tools.build;

import org.teavm.dependency.BootstrapMethodSubstitutor;
import org.teavm.dependency.DynamicCallSite;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/**
 * Writes a concatenation as a chain of {@link JsText#plus}.
 *
 * @see java.lang.invoke.StringConcatFactory#makeConcatWithConstants
 */
final class StringConcatenation implements BootstrapMethodSubstitutor {
    private static final char ARGUMENT = '\1';
    private static final ValueType TEXT = ValueType.object("java.lang.String");
    private static final ValueType JS_VALUE = ValueType.object("org.teavm.jso.JSObject");
    private static final String JS_TEXT = JsText.class.getName();

    @Override
    public ValueEmitter substitute(DynamicCallSite site, ProgramEmitter program) {
        String recipe = site.getBootstrapArguments().get(0).getString();
        ValueEmitter result = js(program, program.constant(leadingText(recipe)), TEXT);
        int argument = 0;
        for (int i = leadingText(recipe).length(); i < recipe.length(); ) {
            if (recipe.charAt(i) == ARGUMENT) {
                ValueType type = site.getCalledMethod().parameterType(argument);
                result = plus(program, result, js(program, site.getArguments().get(argument++), type));
                i++;
            } else {
                String text = leadingText(recipe.substring(i));
                result = plus(program, result, js(program, program.constant(text), TEXT));
                i += text.length();
            }
        }
        return program.invoke(JS_TEXT, "java", TEXT, result);
    }

    private static String leadingText(String recipe) {
        int end = recipe.indexOf(ARGUMENT);
        return end < 0 ? recipe : recipe.substring(0, end);
    }

    private static ValueEmitter plus(ProgramEmitter program, ValueEmitter left, ValueEmitter right) {
        return program.invoke(JS_TEXT, "plus", JS_VALUE, left, right);
    }

    private static ValueEmitter js(ProgramEmitter program, ValueEmitter value, ValueType type) {
        if (type instanceof ValueType.Primitive || type.equals(TEXT)) {
            return program.invoke(JS_TEXT, "js", JS_VALUE, value);
        }
        throw new IllegalArgumentException(
                "only texts, int and boolean can be concatenated in the browser, not " + type);
    }
}
