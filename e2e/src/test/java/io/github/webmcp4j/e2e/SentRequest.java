package io.github.webmcp4j.e2e;

import io.github.webmcp4j.site.cda.CdaStub;
import io.github.webmcp4j.site.cda.RecordedRequest;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A request for content as it reached the stub, with its parameters decoded. */
record SentRequest(String path, Map<String, String> parameters, List<String> all, Map<String, String> headers) {

    static List<SentRequest> to(CdaStub stub) {
        return stub.requests().stream()
                .filter(request -> request.method().equals("GET"))
                .map(SentRequest::of)
                .toList();
    }

    /** The value of a parameter; empty without it. */
    String value(String name) {
        return parameters.getOrDefault(name, "");
    }

    /** The values of all parameters of a name, such as {@code only[BASE][]}. */
    List<String> values(String name) {
        return all.stream()
                .filter(pair -> pair.startsWith(name + "="))
                .map(pair -> pair.substring(name.length() + 1))
                .toList();
    }

    /** Content type, rows before and rows at most, such as {@code type_1 0+10}. */
    String rows() {
        return path.split("/", -1)[3] + " " + value("skip") + "+" + value("limit");
    }

    private static SentRequest of(RecordedRequest request) {
        String[] parts = request.rawTarget().split("\\?", 2);
        List<String> all = parts.length == 1
                ? List.of()
                : List.of(parts[1].split("&")).stream()
                        .map(pair -> URLDecoder.decode(pair, StandardCharsets.UTF_8))
                        .toList();
        Map<String, String> parameters = new LinkedHashMap<>();
        all.forEach(
                pair -> parameters.put(before(pair), pair.substring(before(pair).length() + 1)));
        return new SentRequest(parts[0], parameters, all, request.headers());
    }

    private static String before(String pair) {
        return pair.split("=", 2)[0];
    }
}
