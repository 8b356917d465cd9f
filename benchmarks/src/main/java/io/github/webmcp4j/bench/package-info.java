/**
 * Measures what the project claims: {@code java -jar benchmarks/target/benchmarks.jar quality --data DIR}, {@code speed}, {@code
 * throughput}, {@code start}. Entry: {@link io.github.webmcp4j.bench.Benchmarks}.
 */
@NullMarked
package io.github.webmcp4j.bench;

import org.jspecify.annotations.NullMarked;
