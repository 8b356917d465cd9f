package io.github.webmcp4j.model.richtext;

/**
 * The HTML elements that are open, with the end tags that authors leave out or misplace.
 *
 * <p>At most {@value #MAX_DEPTH} are kept; what is nested deeper adds no structure.
 */
final class OpenElements {
    static final int MAX_DEPTH = 100;
    private static final int INLINE = Kind.LINK | Kind.MARK | Kind.CODE;

    private final MarkdownWriter writer;
    private final String[] names = new String[MAX_DEPTH];
    private final int[] kinds = new int[MAX_DEPTH];
    private int size;
    private int tooDeep;

    OpenElements(MarkdownWriter writer) {
        this.writer = writer;
    }

    void open(int kind, String name, Attributes attributes) {
        closeImplied(kind);
        if ((kind & Kind.VOID) != 0) {
            writer.single(kind, attributes);
        } else if (size == MAX_DEPTH) {
            tooDeep += kind == Kind.PLAIN ? 0 : 1;
            writer.boundary(kind);
        } else if (kind != Kind.PLAIN) {
            names[size] = name;
            kinds[size] = kind;
            size++;
            writer.open(kind, name, attributes);
        }
    }

    /** An end tag; one that ends nothing only ends the line. */
    void close(String name) {
        int kind = Kind.of(name);
        if (kind == Kind.PLAIN || (kind & Kind.VOID) != 0) {
            return;
        }
        if (tooDeep > 0) {
            tooDeep--;
            writer.boundary(kind);
            return;
        }
        int found = find(kind, name);
        if (found < 0) {
            writer.boundary(kind);
        } else if ((kind & INLINE) != 0) {
            remove(found);
        } else {
            closeTo(found);
        }
    }

    void closeAll() {
        closeTo(0);
    }

    private int find(int kind, String name) {
        int barrier = barrierOf(kind);
        for (int i = size - 1; i >= 0; i--) {
            if (kinds[i] == kind && (kind == Kind.HEADING || names[i].equals(name))) {
                return i;
            }
            if ((kinds[i] & barrier) != 0) {
                return -1;
            }
        }
        return -1;
    }

    private static int barrierOf(int kind) {
        return switch (kind) {
            case Kind.TABLE -> Kind.PLAIN;
            case Kind.SECTION, Kind.ROW, Kind.CELL -> Kind.TABLE;
            case Kind.ITEM -> Kind.LIST | Kind.CELL;
            default -> Kind.CELL;
        };
    }

    private void closeImplied(int kind) {
        switch (kind) {
            case Kind.LINK -> closeOpen(Kind.LINK, Kind.CELL);
            case Kind.SECTION -> closeOpen(Kind.SECTION, Kind.TABLE);
            case Kind.ROW -> closeOpen(Kind.ROW, Kind.TABLE);
            case Kind.CELL -> closeOpen(Kind.CELL, Kind.TABLE);
            case Kind.ITEM -> closeOpen(Kind.ITEM, Kind.LIST | Kind.CELL);
            case Kind.TERM -> closeOpen(Kind.TERM, Kind.FLOW & ~Kind.PARAGRAPH);
            case Kind.HEADING -> closeOpen(Kind.HEADING, Kind.FLOW & ~Kind.PARAGRAPH);
            default -> {}
        }
        if ((kind & Kind.FLOW) != 0) {
            closeOpen(Kind.PARAGRAPH, Kind.FLOW);
        }
    }

    private void closeOpen(int kind, int barrier) {
        for (int i = size - 1; i >= 0; i--) {
            if (kinds[i] == kind) {
                if (kind == Kind.LINK) {
                    remove(i);
                } else {
                    closeTo(i);
                }
                return;
            }
            if ((kinds[i] & barrier) != 0) {
                return;
            }
        }
    }

    /** Marks and links end alone: what was opened inside them stays open. */
    private void remove(int index) {
        writer.close(kinds[index]);
        size--;
        for (int i = index; i < size; i++) {
            names[i] = names[i + 1];
            kinds[i] = kinds[i + 1];
        }
    }

    private void closeTo(int index) {
        while (size > index) {
            size--;
            writer.close(kinds[size]);
        }
    }
}
