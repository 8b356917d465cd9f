package io.github.webmcp4j.server.search;

import ai.djl.huggingface.tokenizers.Encoding;
import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.LongBuffer;
import java.util.HashMap;
import java.util.Map;

/** A sentence embedding model in ONNX form; no network. Safe for use by several threads. */
public final class OnnxModel implements Embedder, AutoCloseable {
    private final ModelTraits traits;
    private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
    private final OrtSession session;
    private final HuggingFaceTokenizer tokenizer;
    private final int dimensions;

    OnnxModel(ModelTraits traits, OrtSession session, HuggingFaceTokenizer tokenizer) {
        this.traits = traits;
        this.session = session;
        this.tokenizer = tokenizer;
        this.dimensions = embed("").length;
    }

    @Override
    public String name() {
        return traits.name();
    }

    @Override
    public int dimensions() {
        return dimensions;
    }

    @Override
    public float[] passage(String text) {
        return embed(traits.passagePrefix() + text);
    }

    @Override
    public float[] query(String text) {
        return embed(traits.queryPrefix() + text);
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
        Map<String, OnnxTensor> inputs = new HashMap<>();
        try {
            for (String name : session.getInputNames()) {
                inputs.put(name, tensor(input(name, encoding)));
            }
            try (OrtSession.Result result = session.run(inputs)) {
                return normalised(pooled(result.get(0).getValue()));
            }
        } catch (OrtException problem) {
            throw new IllegalStateException("a text cannot be embedded", problem);
        } finally {
            inputs.values().forEach(OnnxTensor::close);
        }
    }

    private static long[] input(String name, Encoding encoding) {
        return switch (name) {
            case "input_ids" -> encoding.getIds();
            case "attention_mask" -> encoding.getAttentionMask();
            case "token_type_ids" -> encoding.getTypeIds();
            default -> throw new IllegalStateException("the embedding model wants an unknown input, " + name);
        };
    }

    private OnnxTensor tensor(long[] values) throws OrtException {
        return OnnxTensor.createTensor(environment, LongBuffer.wrap(values), new long[] {1, values.length});
    }

    private float[] pooled(Object output) {
        if (output instanceof float[][][] tokens) {
            return traits.firstTokenIsAll() ? tokens[0][0] : mean(tokens[0]);
        }
        if (output instanceof float[][] sentences) {
            return sentences[0];
        }
        throw new IllegalStateException("the embedding model gives no vectors of float32");
    }

    private static float[] mean(float[][] tokens) {
        float[] sum = new float[tokens[0].length];
        for (float[] token : tokens) {
            for (int i = 0; i < sum.length; i++) {
                sum[i] += token[i] / tokens.length;
            }
        }
        return sum;
    }

    private static float[] normalised(float[] vector) {
        double squares = 0;
        for (float value : vector) {
            squares += value * value;
        }
        double length = squares == 0 ? 1 : Math.sqrt(squares);
        float[] unit = new float[vector.length];
        for (int i = 0; i < unit.length; i++) {
            unit[i] = (float) (vector[i] / length);
        }
        return unit;
    }
}
