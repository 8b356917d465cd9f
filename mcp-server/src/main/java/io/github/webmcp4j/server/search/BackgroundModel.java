package io.github.webmcp4j.server.search;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/** A model that is being loaded while other things start; whoever needs it first waits for it. */
public final class BackgroundModel implements Embedder, AutoCloseable {
    private final String name;
    private final int dimensions;
    private final CompletableFuture<OnnxModel> model = new CompletableFuture<>();

    BackgroundModel(String name, int dimensions, Supplier<OnnxModel> load) {
        this.name = name;
        this.dimensions = dimensions;
        Thread thread = new Thread(() -> load(load), "model");
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public int dimensions() {
        return dimensions;
    }

    @Override
    public float[] passage(String text) {
        return loaded().passage(text);
    }

    @Override
    public float[] query(String text) {
        return loaded().query(text);
    }

    /** Waits until the model is there, so that nothing of it comes into being afterwards. */
    @Override
    public void close() {
        model.handle((loaded, failure) -> {
                    if (failure == null) {
                        loaded.close();
                    }
                    return true;
                })
                .join();
    }

    private void load(Supplier<OnnxModel> load) {
        try {
            model.complete(load.get());
        } catch (RuntimeException | LinkageError problem) {
            model.completeExceptionally(problem);
        }
    }

    private OnnxModel loaded() {
        try {
            return model.join();
        } catch (CompletionException problem) {
            throw new IllegalStateException("the embedding model cannot be loaded", problem.getCause());
        }
    }
}
