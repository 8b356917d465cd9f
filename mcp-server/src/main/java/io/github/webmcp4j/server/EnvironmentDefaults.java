package io.github.webmcp4j.server;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Options by environment variable: {@code --sync-interval} of a stack is CONTENTSTACK_SYNC_INTERVAL, {@code --port} MCP_PORT. */
final class EnvironmentDefaults implements IDefaultValueProvider {
    private final Map<String, String> environment;

    EnvironmentDefaults(Map<String, String> environment) {
        this.environment = environment;
    }

    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
        String value = argument instanceof OptionSpec option ? environment.get(variable(option)) : null;
        return value == null || value.isBlank() ? argument.defaultValue() : value;
    }

    private static String variable(OptionSpec option) {
        String prefix = option.userObject() instanceof java.lang.reflect.Field field
                        && field.getDeclaringClass().equals(StackOptions.class)
                ? "CONTENTSTACK_"
                : "MCP_";
        return prefix + option.longestName().substring(2).replace('-', '_').toUpperCase(Locale.ROOT);
    }
}
