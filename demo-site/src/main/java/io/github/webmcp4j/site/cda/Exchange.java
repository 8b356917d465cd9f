package io.github.webmcp4j.site.cda;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** One request and the ways to end it: as the API does, or as a fault wants it. */
final class Exchange {
    private final Request request;
    private final Response response;
    private final Callback callback;
    private final Function<Exchange, Reply> api;

    Exchange(Request request, Response response, Callback callback, Function<Exchange, Reply> api) {
        this.request = request;
        this.response = response;
        this.callback = callback;
        this.api = api;
    }

    String method() {
        return request.getMethod();
    }

    String rawPath() {
        String path = request.getHttpURI().getPath();
        return path == null ? "/" : path;
    }

    @Nullable String rawQuery() {
        return request.getHttpURI().getQuery();
    }

    String url() {
        return request.getHttpURI().asString();
    }

    @Nullable String header(String name) {
        return request.getHeaders().get(name);
    }

    boolean isFromThisMachine() {
        return request.getConnectionMetaData().getRemoteSocketAddress() instanceof InetSocketAddress remote
                && remote.getAddress() != null
                && remote.getAddress().isLoopbackAddress();
    }

    /** The request's body as UTF-8; nothing when it is longer than allowed. */
    Optional<String> body(int mostBytes) {
        try (InputStream stream = Content.Source.asInputStream(request)) {
            byte[] bytes = stream.readNBytes(mostBytes + 1);
            return bytes.length > mostBytes ? Optional.empty() : Optional.of(new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    RecordedRequest recorded() {
        Map<String, String> headers = new LinkedHashMap<>();
        for (HttpField field : request.getHeaders()) {
            String value = field.getValue() == null ? "" : field.getValue();
            headers.merge(field.getName().toLowerCase(Locale.ROOT), value, (first, next) -> first + ", " + next);
        }
        return new RecordedRequest(method(), request.getHttpURI().getPathQuery(), headers);
    }

    void answerNormally() {
        send(api.apply(this));
    }

    void send(Reply reply) {
        prepare(reply);
        byte[] body = reply.bytes();
        if (body.length > 0 && Gzip.accepted(header("accept-encoding"))) {
            response.getHeaders().put(HttpHeader.CONTENT_ENCODING, "gzip");
            body = Gzip.compress(body);
        }
        response.write(true, ByteBuffer.wrap(body), callback);
    }

    /** Announces the whole answer, sends half of it and ends the connection in good order. */
    void truncateNormalAnswer() {
        Reply reply = api.apply(this);
        prepare(reply);
        byte[] body = reply.bytes();
        response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length);
        Callback hangUp = Callback.from(() -> abandon(() -> endPoint().close()), callback::failed);
        response.write(false, ByteBuffer.wrap(body, 0, body.length / 2), hangUp);
    }

    /** Ends the connection by a TCP reset, so that the client sees an error and never an orderly end. */
    void reset() {
        abandon(() -> {
            if (endPoint().getTransport() instanceof SocketChannel channel) {
                channel.setOption(StandardSocketOptions.SO_LINGER, 0);
                channel.close();
            }
            endPoint().close();
        });
    }

    private EndPoint endPoint() {
        return request.getConnectionMetaData().getConnection().getEndPoint();
    }

    private void abandon(Closeable connection) {
        try {
            connection.close();
        } catch (IOException e) {
            // The client has gone already, which is what was wanted.
        }
        // Writing to the closed connection ends the request for Jetty without an error page.
        response.write(true, ByteBuffer.allocate(0), callback);
    }

    void later(Duration delay, Runnable task) {
        request.getComponents().getScheduler().schedule(() -> attempt(task), delay.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void attempt(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException e) {
            callback.failed(e);
        }
    }

    private void prepare(Reply reply) {
        response.setStatus(reply.status());
        HttpFields.Mutable headers = response.getHeaders();
        headers.put("Server", "contentstack");
        if (reply.cors()) {
            headers.put("Access-Control-Allow-Origin", "*");
        }
        headers.put("Vary", "Accept-Encoding");
        headers.put("X-Cache", "MISS");
        headers.put("X-Request-Id", UUID.randomUUID().toString());
        headers.put("X-RateLimit-Limit", "500");
        headers.put("X-RateLimit-Remaining", "499");
        if (!reply.contentType().isEmpty()) {
            headers.put(HttpHeader.CONTENT_TYPE, reply.contentType());
        }
        reply.headers().forEach(headers::put);
    }
}
