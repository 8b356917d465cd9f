package io.github.webmcp4j.server.search;

/** How many letters two slugs differ in: inserted, left out or changed. */
final class SlugDistance {
    private static final int MAX_LENGTH = 200;

    private SlugDistance() {}

    static int between(String asked, String slug) {
        String one = asked.length() > MAX_LENGTH ? asked.substring(0, MAX_LENGTH) : asked;
        int[] row = new int[slug.length() + 1];
        for (int j = 0; j <= slug.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= slug.length(); j++) {
                int changed = diagonal + (one.charAt(i - 1) == slug.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[slug.length()];
    }
}
