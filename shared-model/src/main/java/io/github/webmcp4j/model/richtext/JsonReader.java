package io.github.webmcp4j.model.richtext;

import io.github.webmcp4j.model.json.Json;
import io.github.webmcp4j.model.json.JsonArray;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** Reads JSON rich text: a tree of nodes with {@code type}, {@code attrs}, {@code children}, and leaves with text. */
final class JsonReader {
    private static final int MAX_DEPTH = OpenElements.MAX_DEPTH;

    private final MarkdownWriter writer;
    private @Nullable Frame frame;

    JsonReader(MarkdownWriter writer) {
        this.writer = writer;
    }

    /** Reads a node without recursion: a document may be nested as deep as it likes. */
    void read(JSObject root) {
        enter(root, Kind.BLOCK, "doc");
        while (frame != null) {
            Frame current = frame;
            if (current.next == current.nodes.getLength()) {
                leave(current);
            } else {
                JSObject node = current.nodes.get(current.next);
                current.next++;
                readNode(node, current);
            }
        }
    }

    private void leave(Frame done) {
        frame = done.outer;
        if (done.link) {
            writer.close(Kind.LINK);
        }
        writer.close(done.kind);
    }

    private void readNode(@Nullable JSObject node, Frame parent) {
        JSObject object = Json.asObject(node);
        String text = Json.text(Json.get(object, "text"));
        if (text != null) {
            parent.hasLeaf = true;
            readLeaf(object, text);
            return;
        }
        boolean amongBlocks = parent.kind == Kind.BLOCK && !parent.hasLeaf;
        String type = Json.textOf(object, "type");
        int kind = kindOf(type, amongBlocks);
        JsonAttributes attributes = new JsonAttributes(object);
        if (type.equals("reference")) {
            readReference(object, attributes, amongBlocks ? Kind.BLOCK : Kind.PLAIN);
        } else if ((kind & Kind.VOID) != 0) {
            writer.single(kind, attributes);
        } else if (kind != Kind.DROPPED) {
            enter(object, kind, type);
        }
    }

    /** Nodes of unknown type stand where paragraphs stand, or in a line: there a leaf comes before them, if an empty one. */
    private static int kindOf(String type, boolean amongBlocks) {
        int kind = type.equals("link") ? Kind.LINK : Kind.of(type);
        if (kind == Kind.CODE) {
            return Kind.PRE;
        }
        return kind == Kind.PLAIN && amongBlocks ? Kind.BLOCK : kind;
    }

    private void enter(JSObject node, int kind, String name) {
        JSObject children = Json.get(node, "children");
        JsonArray nodes = Json.isArray(children) ? Json.items(children) : Json.array();
        int depth = frame == null ? 0 : frame.depth + 1;
        boolean tooDeep = depth > MAX_DEPTH;
        if (tooDeep) {
            writer.boundary(kind);
        }
        int opened = tooDeep ? kind & Kind.BLOCK : kind;
        frame = new Frame(frame, nodes, opened, depth);
        writer.open(opened, name, new JsonAttributes(node));
    }

    private void readLeaf(JSObject leaf, String text) {
        int marks = (isTrue(leaf, "bold") ? Kind.BOLD : 0)
                | (isTrue(leaf, "italic") ? Kind.ITALIC : 0)
                | (isTrue(leaf, "strikethrough") ? Kind.STRIKE : 0)
                | (isTrue(leaf, "inlineCode") ? Kind.CODE : 0);
        writer.openMarks(marks);
        if (isTrue(leaf, "break") && !text.startsWith("\n")) {
            writer.lineBreak();
        }
        writeLines(text);
        writer.closeMarks(marks);
    }

    /** A line break in JSON text is one in the page. */
    private void writeLines(String text) {
        int start = 0;
        int end = text.indexOf('\n');
        while (end >= 0) {
            writer.text(text.substring(start, end));
            writer.lineBreak();
            start = end + 1;
            end = text.indexOf('\n', start);
        }
        writer.text(start == 0 ? text : text.substring(start));
    }

    /** An embedded entry or asset: its own text as long as there is one, else what the node says of it. */
    private void readReference(JSObject node, JsonAttributes attributes, int kind) {
        boolean asset = attributes.attribute("type").equals("asset");
        String address = LinkAddress.of(asset ? attributes.attribute("asset-link") : attributes.either("href", "url"));
        writer.boundary(kind);
        if (asset && isShown(attributes)) {
            showImage(attributes, address);
        } else if (hasText(node)) {
            enterLink(node, kind, address);
            return;
        } else {
            String name = asset ? attributes.either("asset-name", "title") : attributes.attribute("title");
            writer.link(name.isEmpty() ? address : name, address);
            writer.text(address.isEmpty() ? name : "");
        }
        writer.boundary(kind);
    }

    private void enterLink(JSObject node, int kind, String address) {
        enter(node, kind, "reference");
        if (frame != null && !address.isEmpty()) {
            frame.link = true;
            writer.openLink(address);
        }
    }

    private void showImage(JsonAttributes attributes, String address) {
        String alt = attributes.either("asset-alt", "alt");
        writer.image(alt.isEmpty() ? attributes.attribute("asset-name") : alt, address);
        String caption = attributes.either("asset-caption", "caption");
        if (!caption.isEmpty()) {
            writer.boundary(Kind.BLOCK);
            writer.text(caption);
        }
    }

    private static boolean isShown(JsonAttributes attributes) {
        String type = attributes.attribute("asset-type");
        return attributes.attribute("display-type").equals("display") && (type.isEmpty() || type.startsWith("image/"));
    }

    private static boolean hasText(JSObject node) {
        JSObject children = Json.get(node, "children");
        JsonArray nodes = Json.isArray(children) ? Json.items(children) : Json.array();
        boolean found = false;
        for (int i = 0; i < nodes.getLength() && !found; i++) {
            JSObject child = Json.asObject(nodes.get(i));
            String text = Json.text(Json.get(child, "text"));
            found = text == null ? Json.isArray(Json.get(child, "children")) : !Characters.isBlank(text);
        }
        return found;
    }

    private static boolean isTrue(JSObject leaf, String mark) {
        return Json.same(Json.get(leaf, mark), Json.of(true));
    }

    /** The children of a node that are still to be read. */
    private static final class Frame {
        final @Nullable Frame outer;
        final JsonArray nodes;
        final int kind;
        final int depth;
        int next;
        boolean link;
        boolean hasLeaf;

        Frame(@Nullable Frame outer, JsonArray nodes, int kind, int depth) {
            this.outer = outer;
            this.nodes = nodes;
            this.kind = kind;
            this.depth = depth;
        }
    }
}
