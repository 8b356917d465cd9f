package io.github.webmcp4j.server.search;

import ai.djl.huggingface.tokenizers.Encoding;
import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.LongBuffer;
import java.util.Map;
import java.util.Objects;

/**
 * bge-small-en-v1.5, quantised, out of a jar: English only, 384 dimensions, 256 tokens, no network. Safe for use by several
 * threads.
 *
 * @see <a href="https://huggingface.co/BAAI/bge-small-en-v1.5">the model</a>
 */
public final class BgeSmallEnglish implements Embedder, AutoCloseable {
    private static final String MODEL = "/bge-small-en-v1.5-q.onnx";
    private static final String TOKENIZER = "/bge-small-en-v1.5-q-tokenizer.json";
    private static final String QUERY_PREFIX = "Represent this sentence for searching relevant passages: ";
    private static final int MAX_TOKENS = 256;

    private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
    private final OrtSession session;
    private final HuggingFaceTokenizer tokenizer;

    private BgeSmallEnglish(OrtSession session, HuggingFaceTokenizer tokenizer) {
        this.session = session;
        this.tokenizer = tokenizer;
    }

    /** Loads the model. */
    public static BgeSmallEnglish load() {
        try (InputStream model = resource(MODEL);
                InputStream tokens = resource(TOKENIZER);
                OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            OrtSession session = OrtEnvironment.getEnvironment().createSession(model.readAllBytes(), options);
            return new BgeSmallEnglish(
                    session,
                    HuggingFaceTokenizer.newInstance(
                            tokens, Map.of("padding", "false", "truncation", "true", "maxLength", "" + MAX_TOKENS)));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        } catch (OrtException problem) {
            throw new IllegalStateException("the embedding model cannot be loaded", problem);
        }
    }

    @Override
    public float[] passage(String text) {
        return embed(text);
    }

    @Override
    public float[] query(String text) {
        return embed(QUERY_PREFIX + text);
    }

    @Override
    public void close() {
        try (tokenizer) {
            session.close();
        } catch (OrtException problem) {
            throw new IllegalStateException("the embedding model cannot be closed", problem);
        }
    }

    private float[] embed(String text) {
        Encoding encoding = tokenizer.encode(text);
        try (OnnxTensor ids = tensor(encoding.getIds());
                OnnxTensor mask = tensor(encoding.getAttentionMask());
                OnnxTensor types = tensor(encoding.getTypeIds());
                OrtSession.Result result =
                        session.run(Map.of("input_ids", ids, "attention_mask", mask, "token_type_ids", types))) {
            float[][][] hidden = (float[][][]) result.get(0).getValue();
            return normalised(hidden[0][0]);
        } catch (OrtException problem) {
            throw new IllegalStateException("a text cannot be embedded", problem);
        }
    }

    private OnnxTensor tensor(long[] values) throws OrtException {
        return OnnxTensor.createTensor(environment, LongBuffer.wrap(values), new long[] {1, values.length});
    }

    private static float[] normalised(float[] vector) {
        double squares = 0;
        for (float value : vector) {
            squares += value * value;
        }
        float[] unit = new float[vector.length];
        for (int i = 0; i < unit.length; i++) {
            unit[i] = (float) (vector[i] / Math.sqrt(squares));
        }
        return unit;
    }

    private static InputStream resource(String name) {
        return Objects.requireNonNull(BgeSmallEnglish.class.getResourceAsStream(name), name);
    }
}
