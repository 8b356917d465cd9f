package io.github.webmcp4j.site.cda;

/** An entry or asset in one environment and locale; the content type of assets is {@code sys_assets}. */
record Placement(String environmentUid, String contentType, String uid, String locale) {
    static final String ASSETS = "sys_assets";
}
