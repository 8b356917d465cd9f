package io.github.webmcp4j.server.mcp;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Arrays;

/** Reads the JSON of a request, within bounds. */
final class RequestBody {
    static final int MAX_BYTES = 64 * 1024;
    private static final int MAX_DRAINED = 1024 * 1024;
    private static final int MAX_DEPTH = 64;

    private final Duration timeout;
    private final ObjectMapper mapper = new ObjectMapper(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(MAX_DEPTH)
                            .build())
                    .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    /** Waits so long for a whole body. */
    RequestBody(Duration timeout) {
        this.timeout = timeout;
    }

    /** The value in the body: a map, a list, a text, a number or a boolean. */
    Object read(HttpServletRequest request) throws IOException {
        InputStream stream = request.getInputStream();
        byte[] body = bytes(stream);
        if (body.length > MAX_BYTES) {
            throw new RpcException(
                    413, RpcException.INVALID_REQUEST, "The body is larger than " + MAX_BYTES + " bytes");
        }
        try {
            Object value = mapper.readValue(body, Object.class);
            if (value != null) {
                return value;
            }
        } catch (JsonProcessingException noJson) {
            throw new RpcException(400, RpcException.PARSE_ERROR, "Parse error");
        }
        throw new RpcException(400, RpcException.INVALID_REQUEST, "Invalid Request");
    }

    /** The whole body in the time that a request has, however slowly it trickles in. */
    private byte[] bytes(InputStream stream) {
        long deadline = System.nanoTime() + timeout.toNanos();
        byte[] body = new byte[MAX_BYTES + 1];
        int length = 0;
        try {
            int read = 0;
            while (read >= 0 && length < body.length) {
                length += read;
                if (System.nanoTime() - deadline > 0) {
                    throw tooSlow();
                }
                read = stream.read(body, length, body.length - length);
            }
            return Arrays.copyOf(body, length);
        } catch (IOException gone) {
            throw tooSlow();
        }
    }

    private static RpcException tooSlow() {
        return new RpcException(408, RpcException.INVALID_REQUEST, "The body did not arrive in time");
    }

    /**
     * Reads what is left of a body that nobody wants: a client that is still sending would miss the answer. One that sends for
     * ever, or too slowly, need not get it.
     */
    void drain(HttpServletRequest request) {
        long deadline = System.nanoTime() + timeout.toNanos();
        byte[] buffer = new byte[8192];
        int left = MAX_DRAINED;
        int read = 0;
        try {
            InputStream stream = request.getInputStream();
            while (left > 0 && read >= 0 && System.nanoTime() - deadline < 0) {
                read = stream.read(buffer);
                left -= read;
            }
        } catch (IOException gone) {
            // then nobody waits for the answer
        }
    }
}
