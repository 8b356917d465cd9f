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
import java.nio.file.StandardCopyOption;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;

/** Loads embedding models. */
public final class Models {
    private static final String BGE = "bge-small-en-v1.5-q";
    private static final int BGE_DIMENSIONS = 384;
    private static final int MAX_TOKENS = 256;

    private Models() {}

    /**
     * bge-small-en-v1.5, quantised, out of a jar: English only, 384 dimensions, 256 tokens. It loads while
     * other things start.
     *
     * @param cache folder that keeps the model unpacked, which makes the next start faster
     *
     * @see <a href="https://huggingface.co/BAAI/bge-small-en-v1.5">the model</a>
     */
    public static BackgroundModel bgeSmallEnglish(Path cache) {
        ModelTraits traits =
                new ModelTraits(BGE, true, "Represent this sentence for searching relevant passages: ", "");
        return new BackgroundModel(BGE, BGE_DIMENSIONS, () -> onClasspath(traits, cache));
    }

    /** A model {@code NAME.onnx} with {@code NAME-tokenizer.json} on the class path. */
    private static OnnxModel onClasspath(ModelTraits traits, Path cache) {
        Path file = cache.resolve(traits.name() + ".onnx");
        try (InputStream tokenizer = resource("/" + traits.name() + "-tokenizer.json")) {
            if (!Files.exists(file)) {
                unpack("/" + traits.name() + ".onnx", file);
            }
            return load(traits, file, tokenizer);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /** Whole or not at all, whoever else does the same. */
    private static void unpack(String resource, Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path part = Files.createTempFile(file.toAbsolutePath().getParent(), "model", ".part");
        try (InputStream model = resource(resource)) {
            Files.copy(model, part, StandardCopyOption.REPLACE_EXISTING);
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
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
            return load(traits(folder, model), model, tokens);
        } catch (IOException problem) {
            throw new IllegalArgumentException("the embedding model in " + folder + " cannot be read", problem);
        }
    }

    private static ModelTraits traits(Path folder, Path model) throws IOException {
        JsonNode pooling = json(folder.resolve("1_Pooling").resolve("config.json"));
        JsonNode prompts =
                json(folder.resolve("config_sentence_transformers.json")).path("prompts");
        return new ModelTraits(
                "model-"
                        + HexFormat.of()
                                .formatHex(ArticleFields.hash(Files.readAllBytes(model)))
                                .substring(0, 12),
                pooling.path("pooling_mode_cls_token").asBoolean(),
                prompts.path("query").asText(),
                prompts.path("passage").asText(prompts.path("document").asText()));
    }

    private static JsonNode json(Path file) throws IOException {
        return Files.exists(file) ? new ObjectMapper().readTree(file.toFile()) : MissingNode.getInstance();
    }

    private static OnnxModel load(ModelTraits traits, Path model, InputStream tokenizer) throws IOException {
        try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            OrtSession session = OrtEnvironment.getEnvironment().createSession(model.toString(), options);
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
