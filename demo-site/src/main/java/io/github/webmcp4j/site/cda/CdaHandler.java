package io.github.webmcp4j.site.cda;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** The HTTP edge of the API: records, lets faults have their way, and checks what holds for every path. */
final class CdaHandler extends Handler.Abstract {
    private static final int LONGEST_URL = 8 * 1024;
    private static final String PREFLIGHT = "OPTIONS";

    private final LiveStack stack;
    private final AdminEndpoint admin;
    private final Faults faults;
    private final RequestLog requests;

    CdaHandler(LiveStack stack, AdminEndpoint admin, Faults faults, RequestLog requests) {
        this.stack = stack;
        this.admin = admin;
        this.faults = faults;
        this.requests = requests;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        Exchange exchange = new Exchange(request, response, callback, this::answer);
        if (AdminEndpoint.isResponsibleFor(exchange.rawPath())) {
            // No part of the API: neither recorded nor struck by faults.
            exchange.send(admin.answer(exchange));
            return true;
        }
        requests.add(exchange.recorded());
        faults.next(exchange.rawPath(), exchange.method().equals(PREFLIGHT))
                .ifPresentOrElse(fault -> fault.strike(exchange), exchange::answerNormally);
        return true;
    }

    private Reply answer(Exchange exchange) {
        if (exchange.method().equals(PREFLIGHT)) {
            return preflight();
        }
        if (exchange.url().getBytes(StandardCharsets.UTF_8).length > LONGEST_URL) {
            return CdaErrors.urlTooLong();
        }
        Optional<Route> route = stack.routes().find(exchange.rawPath());
        if (route.isEmpty()) {
            return CdaErrors.unknownPath();
        }
        if (!exchange.method().equals("GET")) {
            return CdaErrors.methodNotAllowed();
        }
        return refused(exchange).orElseGet(() -> route.get().get(Parameters.parse(exchange.rawQuery())));
    }

    private Optional<Reply> refused(Exchange exchange) {
        StackSettings settings = stack.settings();
        if (!settings.apiKey().equals(exchange.header("api_key"))) {
            return Optional.of(CdaErrors.wrongApiKey());
        }
        if (!settings.deliveryToken().equals(exchange.header("access_token"))) {
            return Optional.of(CdaErrors.wrongDeliveryToken());
        }
        return Optional.empty();
    }

    private static Reply preflight() {
        return Reply.of(204, "", "")
                .withHeader("Access-Control-Allow-Methods", "GET, OPTIONS")
                .withHeader("Access-Control-Allow-Headers", "api_key, access_token, branch, x-user-agent, content-type")
                .withHeader("Access-Control-Max-Age", "600");
    }
}
