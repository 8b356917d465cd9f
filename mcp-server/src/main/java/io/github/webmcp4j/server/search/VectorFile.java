package io.github.webmcp4j.server.search;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * Vectors by the hash of their text, in a file that only grows: records of 32 bytes hash, the numbers, and a checksum. What a
 * crash left half written at the end is cut off when the file is opened.
 */
final class VectorFile implements AutoCloseable {
    private static final int HASH_BYTES = 32;
    private static final int CHECKSUM_BYTES = 4;

    private final Path path;
    private final int vectorBytes;
    private final Map<String, Long> offsets = new ConcurrentHashMap<>();

    private FileChannel channel;
    private long end;

    private VectorFile(Path path, int dimensions) throws IOException {
        this.path = path;
        this.vectorBytes = dimensions * Float.BYTES;
        this.channel = channel(path);
    }

    static VectorFile open(Path path, int dimensions) throws IOException {
        VectorFile file = new VectorFile(path, dimensions);
        file.findRecords();
        return file;
    }

    int size() {
        return offsets.size();
    }

    synchronized float @Nullable [] read(String hash) throws IOException {
        Long offset = offsets.get(hash);
        ByteBuffer record = offset == null ? null : recordAt(offset);
        if (record == null) {
            return null;
        }
        float[] vector = new float[vectorBytes / Float.BYTES];
        record.position(HASH_BYTES).asFloatBuffer().get(vector);
        return vector;
    }

    synchronized void append(String hash, float[] vector) throws IOException {
        ByteBuffer record = ByteBuffer.allocate(recordBytes());
        record.put(HexFormat.of().parseHex(hash));
        for (float number : vector) {
            record.putFloat(number);
        }
        record.putInt(checksum(record)).flip();
        write(hash, record);
    }

    /** Writes the file anew with these alone. */
    synchronized void keepOnly(Set<String> hashes) throws IOException {
        Path fresh = path.resolveSibling(path.getFileName() + ".new");
        Files.deleteIfExists(fresh);
        FileChannel old = channel;
        Map<String, Long> found = Map.copyOf(offsets);
        try (old) {
            Map<String, Long> kept = new ConcurrentHashMap<>();
            try (FileChannel target = channel(fresh)) {
                for (String hash : hashes) {
                    Long offset = found.get(hash);
                    ByteBuffer record = offset == null ? null : recordAt(offset);
                    if (record != null) {
                        kept.put(hash, target.position());
                        writeFully(target, record.rewind(), target.position());
                        target.position(kept.get(hash) + recordBytes());
                    }
                }
            }
            offsets.clear();
            offsets.putAll(kept);
        }
        Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        channel = channel(path);
        end = channel.size();
    }

    @Override
    public synchronized void close() throws IOException {
        channel.close();
    }

    private void findRecords() throws IOException {
        long size = channel.size();
        while (end + recordBytes() <= size) {
            ByteBuffer record = recordAt(end);
            if (record == null) {
                break;
            }
            byte[] hash = new byte[HASH_BYTES];
            record.get(hash);
            offsets.put(HexFormat.of().formatHex(hash), end);
            end += recordBytes();
        }
        channel.truncate(end);
    }

    private void write(String hash, ByteBuffer record) throws IOException {
        writeFully(channel, record, end);
        offsets.put(hash, end);
        end += recordBytes();
    }

    private static void writeFully(FileChannel channel, ByteBuffer bytes, long offset) throws IOException {
        long at = offset;
        while (bytes.hasRemaining()) {
            at += channel.write(bytes, at);
        }
    }

    /** The record at an offset; null when it is not whole. */
    private @Nullable ByteBuffer recordAt(long offset) throws IOException {
        ByteBuffer record = ByteBuffer.allocate(recordBytes());
        while (record.hasRemaining()) {
            if (channel.read(record, offset + record.position()) < 0) {
                return null;
            }
        }
        return record.getInt(HASH_BYTES + vectorBytes) == checksum(record) ? record.rewind() : null;
    }

    private int checksum(ByteBuffer record) {
        CRC32 checksum = new CRC32();
        checksum.update(record.duplicate().position(0).limit(HASH_BYTES + vectorBytes));
        return (int) checksum.getValue();
    }

    private int recordBytes() {
        return HASH_BYTES + vectorBytes + CHECKSUM_BYTES;
    }

    private static FileChannel channel(Path path) throws IOException {
        return FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }
}
