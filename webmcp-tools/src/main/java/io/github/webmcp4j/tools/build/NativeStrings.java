package io.github.webmcp4j.tools.build;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;

/**
 * Lets {@code java.lang.String} do in JavaScript what JavaScript's strings do themselves: each static method of {@link
 * JsString} takes the place of the method of the same name and parameters.
 *
 * <p>An index out of bounds is no exception any more: such a character is 0 and such a substring is cut.
 */
final class NativeStrings implements ClassHolderTransformer {
    private final Map<MethodDescriptor, Method> replacements = new HashMap<>();

    NativeStrings() {
        for (Method method : JsString.class.getDeclaredMethods()) {
            Class<?>[] types = method.getParameterTypes();
            Class<?>[] signature = Arrays.copyOfRange(types, 1, types.length + 1);
            signature[types.length - 1] = method.getReturnType();
            replacements.put(new MethodDescriptor(method.getName(), signature), method);
        }
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals("java.lang.String")) {
            for (MethodHolder method : type.getMethods()) {
                Method replacement = replacements.get(method.getDescriptor());
                if (replacement != null) {
                    delegate(ProgramEmitter.create(method, context.getHierarchy()), method, replacement);
                }
            }
        }
    }

    private static void delegate(ProgramEmitter program, MethodHolder method, Method replacement) {
        ValueEmitter[] arguments = new ValueEmitter[method.parameterCount() + 1];
        arguments[0] = program.var(0, String.class);
        for (int i = 1; i < arguments.length; i++) {
            arguments[i] = program.var(i, replacement.getParameterTypes()[i]);
        }
        program.invoke(JsString.class, replacement.getName(), replacement.getReturnType(), arguments)
                .returnValue();
    }
}
