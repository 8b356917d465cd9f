package io.github.webmcp4j.bench;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Runs one measurement and prints its figures. */
@Command(
        name = "benchmarks",
        description = "Measures the MCP endpoint and its search.",
        mixinStandardHelpOptions = true,
        subcommands = {QualityCommand.class, SpeedCommand.class, ThroughputCommand.class, StartCommand.class})
public final class Benchmarks {
    private Benchmarks() {}

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Benchmarks()).execute(arguments));
    }
}
