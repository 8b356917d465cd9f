package io.github.webmcp4j.site.cda;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.ConnectException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CdaStubTest {
    private static final Stack STACK = Stack.generate(1, 1, 1);

    @Test
    void recordsRequestsAsSent() {
        try (MagazineClient magazine = new MagazineClient()) {
            magazine.get(MagazineClient.ARTICLES + "/?environment=production&only%5BBASE%5D[]=a+b%20c");
            List<RecordedRequest> requests = magazine.stub().requests();
            assertEquals(1, requests.size());
            assertEquals("GET", requests.get(0).method());
            assertEquals(
                    MagazineClient.ARTICLES + "/?environment=production&only%5BBASE%5D[]=a+b%20c",
                    requests.get(0).rawTarget());
            assertEquals(MagazineClient.KEY, requests.get(0).headers().get("api_key"));
            assertFalse(requests.get(0).toString().contains(MagazineClient.TOKEN));
            magazine.stub().clearRequests();
            assertEquals(List.of(), magazine.stub().requests());
        }
    }

    @Test
    void overridesKeyTokenAndEnvironment() throws Exception {
        StubOptions options = new StubOptions(0, STACK, "otherkey", "othertoken", "preview");
        try (CdaStub stub = CdaStub.start(options)) {
            HttpRequest request = HttpRequest.newBuilder(
                            stub.origin().resolve("/v3/content_types/type_1/entries?environment=preview"))
                    .header("api_key", "otherkey")
                    .header("access_token", "othertoken")
                    .build();
            var answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
            assertEquals(200, answer.statusCode());
            assertTrue(answer.body().contains("blttype_1x1"));
        }
    }

    @Test
    void saysThatAPortIsTaken() {
        try (CdaStub first = CdaStub.start(StubOptions.of(STACK))) {
            StubOptions second = new StubOptions(first.origin().getPort(), STACK, null, null, null);
            Exception taken = assertThrows(IllegalStateException.class, () -> CdaStub.start(second));
            assertTrue(String.valueOf(taken.getMessage()).contains("choose another"));
        }
    }

    @Test
    void answersNoMoreWhenClosed() {
        CdaStub stub = CdaStub.start(StubOptions.of(STACK));
        stub.close();
        HttpRequest request = HttpRequest.newBuilder(stub.origin().resolve("/")).build();
        assertThrows(ConnectException.class, () -> HttpClient.newHttpClient().send(request, BodyHandlers.ofString()));
    }

    @Test
    void rejectsPortsOutOfRange() {
        for (int port : new int[] {-1, 65_536}) {
            assertThrows(IllegalArgumentException.class, () -> new StubOptions(port, STACK, null, null, null));
        }
    }

    @Test
    void rejectsBlankOverrides() {
        assertThrows(IllegalArgumentException.class, () -> new StubOptions(0, STACK, " ", null, null));
        assertThrows(IllegalArgumentException.class, () -> new StubOptions(0, STACK, null, "", null));
        assertThrows(IllegalArgumentException.class, () -> new StubOptions(0, STACK, null, null, ""));
    }
}
