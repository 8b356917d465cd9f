package io.github.webmcp4j.site.cda;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads all fixtures of a stack, and complains once about everything. */
final class StackReader {
    private final FixtureFiles files;
    private final Problems problems = new Problems();

    StackReader(FixtureFiles files) {
        this.files = files;
    }

    Stack read() {
        JsonNode stack = required(SettingsReader.FILE).orElseGet(Json::object);
        problems.throwIfAny();
        StackSettings settings = new SettingsReader(problems).read(stack);
        // Entries cannot be checked against settings that are wrong.
        problems.throwIfAny();
        Map<String, ObjectNode> contentTypes = new LinkedHashMap<>();
        Map<String, List<Entry>> entries = new LinkedHashMap<>();
        for (String uid : problems.texts(stack, "content_types", SettingsReader.FILE)) {
            contentType(uid).ifPresent(contentType -> {
                contentTypes.put(uid, contentType);
                entries.put(uid, entries(uid, new EntryReader(settings, contentType, problems)));
            });
        }
        List<ObjectNode> assets = assets();
        new ReferenceCheck(entries, problems).run();
        problems.throwIfAny();
        return new Stack(settings, contentTypes, entries, assets);
    }

    private Optional<ObjectNode> contentType(String uid) {
        String file = "content_types/" + uid + ".json";
        Optional<JsonNode> json = required(file);
        json.ifPresent(contentType -> {
            if (!problems.text(contentType, "uid", file).equals(uid)) {
                problems.add(file, "uid must be " + uid + ", as the file's name says");
            }
            problems.text(contentType, "title", file);
            problems.elements(contentType, "schema", file)
                    .forEach(field -> problems.text(field, "uid", file + ": schema"));
        });
        return json.filter(JsonNode::isObject).map(ObjectNode.class::cast);
    }

    private List<Entry> entries(String contentType, EntryReader reader) {
        String file = "entries/" + contentType + ".json";
        List<Entry> entries = new ArrayList<>();
        Set<String> uids = new HashSet<>();
        for (JsonNode element : array(file, required(file))) {
            Entry entry = reader.read(element, file);
            if (!uids.add(entry.uid())) {
                problems.add(file + ": " + entry.uid(), "the uid occurs twice");
            }
            entries.add(entry);
        }
        return entries;
    }

    private List<ObjectNode> assets() {
        String file = "assets.json";
        List<ObjectNode> assets = new ArrayList<>();
        for (JsonNode asset : array(file, optional(file))) {
            problems.text(asset, "uid", file);
            if (asset instanceof ObjectNode object) {
                assets.add(object);
            }
        }
        return assets;
    }

    private List<JsonNode> array(String file, Optional<JsonNode> json) {
        List<JsonNode> elements = new ArrayList<>();
        json.ifPresent(array -> {
            if (array.isArray()) {
                array.forEach(elements::add);
            } else {
                problems.add(file, "must be a JSON array");
            }
        });
        return elements;
    }

    private Optional<JsonNode> required(String file) {
        Optional<byte[]> bytes = files.read(file);
        if (bytes.isEmpty()) {
            problems.add(file, "is missing");
        }
        return bytes.flatMap(present -> parse(file, present));
    }

    private Optional<JsonNode> optional(String file) {
        return files.read(file).flatMap(present -> parse(file, present));
    }

    private Optional<JsonNode> parse(String file, byte[] bytes) {
        try {
            return Optional.of(Json.MAPPER.readTree(bytes));
        } catch (JsonProcessingException e) {
            problems.add(
                    file,
                    "is no JSON: " + e.getOriginalMessage() + ", line "
                            + e.getLocation().getLineNr());
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
