package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The tokens of one stub: a sealed {@link SyncRange} as base64url.
 *
 * <p>The seal makes a token that was altered, or that another stub gave, as unknown here as a made-up one.
 */
final class SyncTokens {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int SEAL_BYTES = 32;

    private final SecretKeySpec key;

    SyncTokens() {
        byte[] random = new byte[SEAL_BYTES];
        new SecureRandom().nextBytes(random);
        this.key = new SecretKeySpec(random, ALGORITHM);
    }

    String token(SyncRange range) {
        try {
            return sealed(Json.MAPPER.writeValueAsBytes(range));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The range of a token that this stub gave. */
    Optional<SyncRange> range(String token) {
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(token);
            byte[] json = Arrays.copyOfRange(bytes, Math.min(SEAL_BYTES, bytes.length), bytes.length);
            return sealed(json).equals(token)
                    ? Optional.of(Json.MAPPER.readValue(json, SyncRange.class))
                    : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String sealed(byte[] json) {
        byte[] token = Arrays.copyOf(seal(json), SEAL_BYTES + json.length);
        System.arraycopy(json, 0, token, SEAL_BYTES, json.length);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(token);
    }

    private byte[] seal(byte[] json) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return mac.doFinal(json);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }
}
