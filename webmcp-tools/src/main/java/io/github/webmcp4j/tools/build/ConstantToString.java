package io.github.webmcp4j.tools.build;

import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.emit.ProgramEmitter;

/** Lets {@code Object.toString} return a constant: nothing in a page prints objects, and TeaVM always keeps it. */
final class ConstantToString implements ClassHolderTransformer {
    private static final MethodDescriptor TO_STRING = new MethodDescriptor("toString", String.class);

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals("java.lang.Object")) {
            ProgramEmitter program = ProgramEmitter.create(type.getMethod(TO_STRING), context.getHierarchy());
            program.constant("object").returnValue();
        }
    }
}
