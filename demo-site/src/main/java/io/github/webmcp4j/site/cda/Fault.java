package io.github.webmcp4j.site.cda;

import java.time.Duration;
import java.util.function.Consumer;

/** One thing that goes wrong with a request, after a while. */
record Fault(Duration delay, Consumer<Exchange> outcome) {

    void strike(Exchange exchange) {
        if (delay.isZero()) {
            outcome.accept(exchange);
        } else {
            exchange.later(delay, () -> outcome.accept(exchange));
        }
    }
}
