package io.github.webmcp4j.server.mcp;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;

/** Reads the JSON of a request, within bounds. */
final class RequestBody {
    static final int MAX_BYTES = 64 * 1024;
    private static final int MAX_DEPTH = 64;

    private final ObjectMapper mapper = new ObjectMapper(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(MAX_DEPTH)
                            .build())
                    .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    /** The value in the body: a map, a list, a text, a number or a boolean. */
    Object read(HttpServletRequest request) throws IOException {
        if (request.getContentLengthLong() > MAX_BYTES) {
            throw tooLarge();
        }
        byte[] body = request.getInputStream().readNBytes(MAX_BYTES + 1);
        if (body.length > MAX_BYTES) {
            throw tooLarge();
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

    private static RpcException tooLarge() {
        return new RpcException(413, RpcException.INVALID_REQUEST, "The body is larger than " + MAX_BYTES + " bytes");
    }
}
