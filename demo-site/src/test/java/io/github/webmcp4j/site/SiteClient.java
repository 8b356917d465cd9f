package io.github.webmcp4j.site;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpClient.Redirect;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** Asks a site for paths as they stand in a link, without following redirects. */
final class SiteClient {
    private final HttpClient http =
            HttpClient.newBuilder().followRedirects(Redirect.NEVER).build();
    private final URI origin;

    SiteClient(URI origin) {
        this.origin = origin;
    }

    HttpResponse<String> get(String path) throws IOException, InterruptedException {
        URI url = URI.create(origin + URI.create(path).toASCIIString());
        return http.send(HttpRequest.newBuilder(url).build(), BodyHandlers.ofString());
    }

    static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }
}
