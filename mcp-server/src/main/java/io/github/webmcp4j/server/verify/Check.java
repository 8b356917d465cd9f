package io.github.webmcp4j.server.verify;

/** Asks for one promise; throws {@link BrokenPromise} when it is not kept. */
interface Check {
    void run() throws Exception;
}
