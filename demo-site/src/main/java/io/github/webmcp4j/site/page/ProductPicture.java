package io.github.webmcp4j.site.page;

/** A still life of a product, drawn after its category: a bag of beans, a piece of gear or a parcel. */
record ProductPicture(CoverArt art, String category) {

    boolean bag() {
        return !gear() && !box();
    }

    boolean gear() {
        return category.equals("gear");
    }

    boolean box() {
        return category.equals("subscription");
    }
}
