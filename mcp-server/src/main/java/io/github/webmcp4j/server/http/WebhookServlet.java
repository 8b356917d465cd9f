package io.github.webmcp4j.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.security.MessageDigest;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * {@code POST /hooks/contentstack}: something was published or unpublished. What it was is asked of the stack itself, so nothing
 * in the body counts. Answers 204 when the articles are up to date.
 *
 * <p>The webhook needs a custom header {@code X-Webhook-Secret} with the shared secret.
 *
 * @see <a href="https://www.contentstack.com/docs/developers/set-up-webhooks">Webhooks</a>
 */
public final class WebhookServlet extends HttpServlet {
    private static final long serialVersionUID = 1L;
    private static final Logger LOG = LoggerFactory.getLogger(WebhookServlet.class);

    private final transient Runnable refresh;
    private final transient byte[] secret;

    /** Runs a task for every call that knows the secret. */
    public WebhookServlet(String secret, Runnable refresh) {
        if (secret.length() < 16) {
            throw new IllegalArgumentException("the secret of the webhook must have 16 characters or more");
        }
        this.secret = secret.getBytes(UTF_8);
        this.refresh = refresh;
    }

    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
        String given = Objects.requireNonNullElse(request.getHeader("X-Webhook-Secret"), "");
        if (!MessageDigest.isEqual(given.getBytes(UTF_8), secret)) {
            response.setStatus(HttpServletResponse.SC_UNAUTHORIZED);
            return;
        }
        try {
            refresh.run();
            response.setStatus(HttpServletResponse.SC_NO_CONTENT);
        } catch (RuntimeException problem) {
            LOG.warn("a webhook did not bring the articles up to date: {}", problem.getMessage());
            response.setStatus(HttpServletResponse.SC_BAD_GATEWAY);
        }
    }
}
