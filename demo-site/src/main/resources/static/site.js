import { createRouter } from "./router.js";

const config = JSON.parse(document.getElementById("webmcp-config").textContent);
const router = createRouter();

function inSpanish() {
  return /^\/es(\/|$)/.test(location.pathname);
}

function registerTools() {
  return window.ContentstackWebMCP.register({
    ...config,
    locale: () => (inSpanish() ? "es-es" : "en-us"),
    basePath: () => (inSpanish() ? "/es" : ""),
    navigate: (path) => router.go(path),
  });
}

router.start();
if (window.ContentstackWebMCP) {
  window.agentTools = registerTools();
}
