package io.github.webmcp4j.model.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeliveryHostTest {
    @ParameterizedTest
    @CsvSource({
        "na, https://cdn.contentstack.io",
        "US, https://cdn.contentstack.io",
        "aws-na, https://cdn.contentstack.io",
        "AWS_NA, https://cdn.contentstack.io",
        "eu, https://eu-cdn.contentstack.com",
        "aws_eu, https://eu-cdn.contentstack.com",
        "au, https://au-cdn.contentstack.com",
        "azure_na, https://azure-na-cdn.contentstack.com",
        "Azure-EU, https://azure-eu-cdn.contentstack.com",
        "gcp-na, https://gcp-na-cdn.contentstack.com",
        "GCP_EU, https://gcp-eu-cdn.contentstack.com"
    })
    void knowsSevenRegionsByAllTheirNames(String region, String origin) {
        assertEquals(origin, DeliveryHost.ofRegion(region));
    }

    @ParameterizedTest
    @ValueSource(strings = {"asia", "", " ", "na eu", "azure", "gcp-au", "cdn", "eu."})
    void knowsNoOtherRegion(String region) {
        assertNull(DeliveryHost.ofRegion(region));
    }

    @ParameterizedTest
    @CsvSource({
        "cdn.contentstack.io, https://cdn.contentstack.io",
        "http://localhost:8080, http://localhost:8080",
        "https://cdn.example.com/, https://cdn.example.com",
        "localhost:8080, https://localhost:8080"
    })
    void takesAHostOrAnOrigin(String host, String origin) {
        assertEquals(origin, DeliveryHost.ofHost(host));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://a.b/v3",
                "ftp://a.b",
                "https://",
                "a.b/c",
                "https://user@a.b",
                "https://a b",
                "a.b?x",
                "a\\b"
            })
    void takesNothingMoreThanAnOrigin(String host) {
        assertNull(DeliveryHost.ofHost(host));
    }

    @Test
    void knowsTheDeliveryHostThatIsMeantByAManagementHost() {
        assertEquals("cdn.contentstack.io", DeliveryHost.insteadOfManagement("api.contentstack.io"));
        assertEquals(
                "https://eu-cdn.contentstack.com", DeliveryHost.insteadOfManagement("https://eu-api.contentstack.com"));
        assertNull(DeliveryHost.insteadOfManagement("cdn.contentstack.io"));
    }
}
