package io.github.webmcp4j.server.http;

import io.github.webmcp4j.server.article.ArticleStore;
import io.github.webmcp4j.server.mcp.Admission;
import io.github.webmcp4j.server.mcp.CallName;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpFilter;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Counts and times calls: {@code mcp_calls_seconds{call,status}}, {@code mcp_calls_active}, and {@code mcp_articles{lang}}. */
public final class CallMetrics extends HttpFilter {
    private static final long serialVersionUID = 1L;

    private final transient PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

    public CallMetrics(ArticleStore articles, Admission admission) {
        Gauge.builder("mcp.calls.active", admission::atWork)
                .description("Calls at work")
                .register(registry);
        for (String lang : List.of("en", "es")) {
            Gauge.builder("mcp.articles", () -> articles.counts().getOrDefault(lang, 0))
                    .description("Published articles that can be found")
                    .tag("lang", lang)
                    .register(registry);
        }
        new JvmMemoryMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
    }

    /** All metrics in Prometheus' text form. */
    String scrape() {
        return registry.scrape();
    }

    @Override
    protected void doFilter(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        long start = System.nanoTime();
        try {
            chain.doFilter(request, response);
        } finally {
            Object call = request.getAttribute(CallName.ATTRIBUTE);
            Timer.builder("mcp.calls")
                    .description("Requests to the endpoint")
                    .tag("call", call == null ? "none" : call.toString())
                    .tag("status", Integer.toString(response.getStatus()))
                    .publishPercentileHistogram()
                    .minimumExpectedValue(Duration.ofMillis(1))
                    .maximumExpectedValue(Duration.ofSeconds(10))
                    .register(registry)
                    .record(System.nanoTime() - start, TimeUnit.NANOSECONDS);
        }
    }
}
