package io.github.webmcp4j.site.articles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.webmcp4j.server.article.Article;
import io.github.webmcp4j.server.delivery.DeliveryException;
import io.github.webmcp4j.server.source.ArticleFields;
import io.github.webmcp4j.site.cda.RecordedRequest;
import io.github.webmcp4j.site.cda.Stack;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("NullAway.Init")
class StackArticlesTest {
    private static final String RATIO = "blt9ee2809e919334e6";
    private static final String DRAFT = "bltb9ee930eeff51360";
    private static final String STAGED = "blt8ff0cfe569c051f9";

    @TempDir
    Path folder;

    @Test
    void readsWhatIsPublishedInTheEnvironment() {
        try (StackLane lane = new StackLane(folder).feed()) {
            assertEquals(27, lane.index().counts().get("en"));
            assertEquals(12, lane.index().counts().get("es"));
            assertTrue(lane.slugs("en").containsAll(List.of("pour-over-ratio", "café-de-olla", "guides/brewing")));
            assertFalse(lane.slugs("en").contains("spring-menu-preview"), "published in staging only");
            assertFalse(lane.slugs("en").contains("estrela-holiday-notes"), "a draft");
            assertEquals(List.of(), lane.problems);
        }
    }

    @Test
    void readsAnEntryAsAnArticle() {
        try (StackLane lane = new StackLane(folder).feed()) {
            Article article = lane.index().get("pour-over-ratio", "en").orElseThrow();
            assertEquals("How much coffee for pour-over? Start at 60 grams per litre", article.title());
            assertEquals(List.of("recipe", "filter", "beginner"), article.tags());
            assertEquals("2025-02-06", String.valueOf(article.date()));
            assertEquals("2025-04-08T18:01:27.589Z", String.valueOf(article.updated()));
            assertEquals("https://northlight.example/articles/pour-over-ratio", article.url());
            assertTrue(article.markdown().contains("**60 g of coffee to 1,000 g of water**"), article.markdown());
            assertTrue(article.markdown().contains("\n\n## What you need\n\n"), article.markdown());
            assertTrue(article.markdown().contains("[cone dripper](/products/ceramic-cone-dripper)"));
            assertTrue(article.markdown().contains("| Sour, salty, short | Grind | two clicks finer |"));
            assertFalse(article.markdown().contains("<"), article.markdown());
        }
    }

    @Test
    void followsPublishingAndUnpublishing() {
        try (StackLane lane = new StackLane(folder).feed()) {
            lane.stub.unpublish("production", "article", RATIO, "es-es");
            lane.stub.publish("production", "article", DRAFT, "en-us");
            lane.stub.publish("production", "article", STAGED, "en-us");
            lane.stub.unpublish("production", "article", STAGED, "en-us");
            lane.source().refresh();
            assertTrue(lane.slugs("en").contains("pour-over-ratio"));
            assertFalse(lane.slugs("es").contains("pour-over-ratio"));
            assertTrue(lane.slugs("en").contains("estrela-holiday-notes"));
            assertFalse(lane.slugs("en").contains("spring-menu-preview"));
            lane.stub.delete("article", RATIO);
            lane.source().refresh();
            assertFalse(lane.slugs("en").contains("pour-over-ratio"));
            assertEquals(
                    List.of(),
                    lane.index().search("grams per litre", "en", 20).stream()
                            .filter(found -> found.article().slug().equals("pour-over-ratio"))
                            .toList());
        }
    }

    @Test
    void leavesEventsOfOtherEnvironmentsAndTypesAlone() {
        try (StackLane lane = new StackLane(folder).feed()) {
            List<String> before = lane.slugs("en");
            lane.stub.unpublish("staging", "article", RATIO, "en-us");
            lane.stub.delete("product", "blt501e50dd5c162898");
            lane.source().refresh();
            assertEquals(before, lane.slugs("en"));
        }
    }

    @Test
    void goesOnFromWhereItWasAfterARestart() {
        try (StackLane lane = new StackLane(folder).feed()) {
            lane.stub.unpublish("production", "article", RATIO, "en-us");
            lane.stub.clearRequests();
            lane.restart(StackLane.source(
                    lane.access(
                            lane.stub.origin(), Stack.fromClasspath("fixtures").deliveryToken()),
                    StackLane.FIELDS));
            assertFalse(lane.slugs("en").contains("pour-over-ratio"));
            List<String> asked = lane.stub.requests().stream()
                    .map(RecordedRequest::rawTarget)
                    .toList();
            assertEquals(1, asked.size());
            assertTrue(asked.get(0).startsWith("/v3/stacks/sync?sync_token="), asked::toString);
        }
    }

    @Test
    void beginsAgainWhenTheTokenIsNoLongerTaken() {
        try (StackLane lane = new StackLane(folder).feed();
                StackLane reborn = new StackLane(folder.resolve("other"))) {
            reborn.stub.unpublish("production", "article", RATIO, "en-us");
            lane.restart(StackLane.source(
                    lane.access(
                            reborn.stub.origin(),
                            Stack.fromClasspath("fixtures").deliveryToken()),
                    StackLane.FIELDS));
            assertFalse(lane.slugs("en").contains("pour-over-ratio"));
            assertEquals(26, lane.index().counts().get("en"));
            assertTrue(lane.problems.get(0).endsWith("everything is synchronized again"), lane.problems::toString);
        }
    }

    @Test
    void servesWhatItHadWhenTheStackCannotBeReached() {
        try (StackLane lane = new StackLane(folder).feed()) {
            lane.stub.faults().always().status(503, "", "text/plain");
            lane.restart(StackLane.source(
                    lane.access(
                            lane.stub.origin(), Stack.fromClasspath("fixtures").deliveryToken()),
                    StackLane.FIELDS));
            assertEquals(27, lane.index().counts().get("en"));
            assertTrue(
                    lane.problems.get(0).endsWith("what was synchronized before is served"), lane.problems::toString);
        }
    }

    @Test
    void doesNotStartWithAWrongToken() {
        try (StackLane lane = new StackLane(folder).feed()) {
            DeliveryException refused = assertThrows(
                    DeliveryException.class,
                    () -> lane.restart(
                            StackLane.source(lane.access(lane.stub.origin(), "cswrong0token"), StackLane.FIELDS)));
            assertTrue(refused.isAccessRefused());
            assertFalse(String.valueOf(refused.getMessage()).contains("cswrong0token"));
        }
    }

    @Test
    void keepsTheOldStateWhenAPageOfAChangeIsLost() {
        try (StackLane lane = new StackLane(folder).feed()) {
            lane.stub.unpublish("production", "article", RATIO, "en-us");
            lane.stub.faults().always().status(200, "<html>login</html>", "text/html");
            assertThrows(DeliveryException.class, () -> lane.source().refresh());
            assertTrue(lane.slugs("en").contains("pour-over-ratio"));
            lane.stub.faults().clear();
            lane.source().refresh();
            assertFalse(lane.slugs("en").contains("pour-over-ratio"));
        }
    }

    @Test
    void readsAllPagesOfALargeStack() {
        Stack large = Stack.generate(2, 250, 7);
        ArticleFields fields = new ArticleFields(
                List.of("type_1", "type_2"), "title", "url", "", "summary", "body", "tags", "date", List.of(), null);
        try (StackLane lane = new StackLane(folder, large)) {
            var access = new io.github.webmcp4j.server.delivery.StackAccess(
                    lane.stub.origin(), large.apiKey(), large.deliveryToken(), large.environment(), null);
            lane.restart(StackLane.source(access, fields));
            assertEquals(500, lane.index().counts().get("en"));
            assertEquals(List.of(), lane.problems);
        }
    }

    @Test
    void leavesOutAnEntryThatIsNoArticleAndSaysSo() {
        ArticleFields fields = new ArticleFields(
                List.of("article"), "title", "nothing", "", "summary", "body", "tags", "date", List.of(), null);
        try (StackLane lane = new StackLane(folder)) {
            lane.restart(StackLane.source(
                    lane.access(
                            lane.stub.origin(), Stack.fromClasspath("fixtures").deliveryToken()),
                    fields));
            assertEquals(39, lane.problems.size());
            assertTrue(lane.problems.get(0).endsWith(" is left out: the field nothing is empty"));
        }
    }
}
