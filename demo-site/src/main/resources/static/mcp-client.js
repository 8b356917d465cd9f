// A client of an MCP endpoint, with nothing but fetch.
import { el } from "./dom.js";

const MISSING = "portfolio-nonexistent-evidence-check";
const VERSION = "2025-11-25";

const form = document.querySelector(".mcp-form");
const steps = document.querySelector("#steps");
const status = document.querySelector("#status");
const save = document.querySelector("#save");
let exchange = [];

/** Sends one message, shows it with its answer, and returns the answer's body. */
async function send(title, endpoint, message, headers = {}) {
  const request = {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream", ...headers },
    body: message,
  };
  const start = performance.now();
  const response = await fetch(endpoint, { ...request, body: JSON.stringify(message) });
  const text = await response.text();
  const step = { title, request, response: { status: response.status, body: text ? JSON.parse(text) : null } };
  exchange.push(step);
  steps.append(card(step, Math.round(performance.now() - start)));
  return step.response.body;
}

function card({ title, request, response }, millis) {
  const failed = response.status >= 400 || response.body?.error || response.body?.result?.isError;
  return el(
    "li",
    { class: "mcp-step", "data-outcome": failed ? "error" : "answer" },
    el("h2", {}, title, el("span", {}, `${response.status} · ${millis} ms`)),
    el("p", {}, summary(response.body)),
    fold("Request", request),
    fold("Answer", response),
  );
}

function fold(title, value) {
  return el("details", {}, el("summary", {}, title), el("pre", {}, JSON.stringify(value, null, 2)));
}

/** The answer in a line. */
function summary(body) {
  if (!body) {
    return "Accepted, nothing to say.";
  }
  const { result, error } = body;
  if (error) {
    return `${error.code}: ${error.message}`;
  }
  if (result.serverInfo) {
    return `${result.serverInfo.name} speaks ${result.protocolVersion}.`;
  }
  return result.tools ? result.tools.map((tool) => tool.name).join(", ") : firstLine(result);
}

function firstLine(result) {
  return result.content[0].text.split("\n", 1)[0];
}

async function walk(endpoint) {
  let id = 0;
  const ask = (title, method, params, headers) =>
    send(title, endpoint, { jsonrpc: "2.0", id: ++id, method, params }, headers);
  const clientInfo = { name: "mcp-client page", version: "1" };
  const hello = await ask("Initialize", "initialize", { protocolVersion: VERSION, capabilities: {}, clientInfo });
  const agreed = { "MCP-Protocol-Version": hello.result.protocolVersion };
  await send("Initialized", endpoint, { jsonrpc: "2.0", method: "notifications/initialized" }, agreed);
  const call = (title, name, args) => ask(title, "tools/call", { name, arguments: args }, agreed);
  await ask("Discover the tools", "tools/list", {}, agreed);
  const listed = await call("List articles", "list_articles", { limit: 5 });
  const found = await call("Search for “MCP”", "search_articles", { query: "MCP", limit: 5 });
  const article = [...found.result.structuredContent.articles, ...listed.result.structuredContent.articles][0];
  await call("Read a result", "get_article", { slug: article.slug });
  await call("Ask for what does not exist", "get_article", { slug: MISSING });
}

form.endpoint.value = new URLSearchParams(location.search).get("endpoint") ?? `${location.origin}/mcp`;

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  exchange = [];
  steps.replaceChildren();
  save.disabled = true;
  status.textContent = "Walking …";
  try {
    await walk(form.endpoint.value);
    status.textContent = `Done: ${exchange.length} requests.`;
  } catch (problem) {
    status.textContent = `The endpoint did not answer as an MCP endpoint does: ${problem.message}`;
  }
  save.disabled = exchange.length === 0;
});

save.addEventListener("click", () => {
  const text = JSON.stringify({ endpoint: form.endpoint.value, exchange }, null, 2);
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  el("a", { href: address, download: "mcp-exchange.json" }).click();
  URL.revokeObjectURL(address);
});
