package io.github.webmcp4j.server.search;

import ai.djl.huggingface.tokenizers.HuggingFaceTokenizer;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;

/** Loads embedding models. */
public final class Models {
    private static final String BGE = "bge-small-en-v1.5-q";
    private static final int MAX_TOKENS = 256;

    private Models() {}

    /**
     * bge-small-en-v1.5, quantised, out of a jar: English only, 384 dimensions, 256 tokens.
     *
     * @see <a href="https://huggingface.co/BAAI/bge-small-en-v1.5">the model</a>
     */
    public static OnnxModel bgeSmallEnglish() {
        String prefix = "Represent this sentence for searching relevant passages: ";
        return onClasspath(new ModelTraits(BGE, true, prefix, ""));
    }

    /** A model {@code NAME.onnx} with {@code NAME-tokenizer.json} on the class path. */
    static OnnxModel onClasspath(ModelTraits traits) {
        try (InputStream model = resource("/" + traits.name() + ".onnx");
                InputStream tokenizer = resource("/" + traits.name() + "-tokenizer.json")) {
            return load(traits, model.readAllBytes(), tokenizer);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /**
     * The model in a folder, as sentence-transformers lays it out: {@code model.onnx} (or {@code onnx/model.onnx}) and {@code
     * tokenizer.json}; {@code 1_Pooling/config.json} and the prompts of {@code config_sentence_transformers.json} where they are.
     *
     * @throws IllegalArgumentException when the folder holds no such model
     */
    public static OnnxModel in(Path folder) {
        Path model = Files.exists(folder.resolve("model.onnx"))
                ? folder.resolve("model.onnx")
                : folder.resolve("onnx").resolve("model.onnx");
        Path tokenizer = folder.resolve("tokenizer.json");
        if (!Files.exists(model) || !Files.exists(tokenizer)) {
            throw new IllegalArgumentException(
                    "no embedding model in " + folder + ": it needs model.onnx and tokenizer.json");
        }
        try (InputStream tokens = Files.newInputStream(tokenizer)) {
            byte[] bytes = Files.readAllBytes(model);
            return load(traits(folder, bytes), bytes, tokens);
        } catch (IOException problem) {
            throw new IllegalArgumentException("the embedding model in " + folder + " cannot be read", problem);
        }
    }

    private static ModelTraits traits(Path folder, byte[] model) throws IOException {
        JsonNode pooling = json(folder.resolve("1_Pooling").resolve("config.json"));
        JsonNode prompts =
                json(folder.resolve("config_sentence_transformers.json")).path("prompts");
        return new ModelTraits(
                "model-"
                        + HexFormat.of()
                                .formatHex(ArticleFields.hash(model.length + " " + java.util.Arrays.hashCode(model)))
                                .substring(0, 12),
                pooling.path("pooling_mode_cls_token").asBoolean(),
                prompts.path("query").asText(),
                prompts.path("passage").asText(prompts.path("document").asText()));
    }

    private static JsonNode json(Path file) throws IOException {
        return Files.exists(file) ? new ObjectMapper().readTree(file.toFile()) : MissingNode.getInstance();
    }

    private static OnnxModel load(ModelTraits traits, byte[] model, InputStream tokenizer) throws IOException {
        try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            OrtSession session = OrtEnvironment.getEnvironment().createSession(model, options);
            return new OnnxModel(
                    traits,
                    session,
                    HuggingFaceTokenizer.newInstance(
                            tokenizer, Map.of("padding", "false", "truncation", "true", "maxLength", "" + MAX_TOKENS)));
        } catch (OrtException problem) {
            throw new IllegalArgumentException("the embedding model cannot be loaded", problem);
        }
    }

    private static InputStream resource(String name) {
        return Objects.requireNonNull(Models.class.getResourceAsStream(name), name);
    }
}
