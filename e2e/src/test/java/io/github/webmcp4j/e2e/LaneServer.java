package io.github.webmcp4j.e2e;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;

/**
 * Serves pages that a test sets up, each with headers of its own, and the built package under {@code /dist/}. Any path
 * that is no page is an empty page of the site, so that a test can navigate.
 */
final class LaneServer implements AutoCloseable {
    private record Document(String html, Map<String, String> headers) {}

    private final HttpServer server;
    private final Path dist = Path.of(System.getProperty("dist"));
    private final Map<String, Document> documents = new ConcurrentHashMap<>();
    private final Map<String, Path> files = new ConcurrentHashMap<>();

    private LaneServer(HttpServer server) {
        this.server = server;
    }

    static LaneServer start() {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            LaneServer lanes = new LaneServer(server);
            server.createContext("/", lanes::answer);
            server.setExecutor(Executors.newCachedThreadPool());
            server.start();
            return lanes;
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /** Serves a page at a path and returns its URL. */
    String page(String path, String html, Map<String, String> headers) {
        documents.put(path, new Document("<!doctype html><html lang=en><title>Lane</title>" + html, headers));
        return origin() + path;
    }

    String page(String path, String html) {
        return page(path, html, Map.of());
    }

    /** Serves a file, such as a script of another package. */
    void file(String path, Path file) {
        files.put(path, file);
    }

    URI origin() {
        return URI.create("http://localhost:" + server.getAddress().getPort());
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange;
                InputStream body = exchange.getRequestBody()) {
            body.readAllBytes();
            String path = exchange.getRequestURI().getPath();
            Path file = path.startsWith("/dist/") ? dist.resolve(path.substring(6)) : files.get(path);
            if (file != null) {
                send(exchange, Files.readAllBytes(file), path.endsWith(".js") ? "text/javascript" : "application/json");
            } else {
                Document document =
                        documents.getOrDefault(path, new Document("<!doctype html><title>Other</title>", Map.of()));
                document.headers().forEach(exchange.getResponseHeaders()::set);
                send(exchange, document.html().getBytes(StandardCharsets.UTF_8), "text/html");
            }
        }
    }

    private static void send(HttpExchange exchange, byte[] body, String type) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type + ";charset=utf-8");
        exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
    }
}
