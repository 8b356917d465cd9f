// One call as a card: what was asked, what came back, how long it took.
import { el } from "./dom.js";

export function createCard(tool, input) {
  const state = el("span", { class: "agent-state" }, "running");
  const outcome = el("div", { class: "agent-outcome" });
  const element = el(
    "li",
    { class: "agent-card", "data-state": "running", "data-tool": tool.name },
    el("header", {}, el("strong", {}, tool.title), state),
    el("details", {}, el("summary", {}, "Call"), el("pre", { class: "agent-call" }, `${tool.name}(${pretty(input)})`)),
    outcome,
  );
  const finish = (kind, label, ...children) => {
    element.dataset.state = kind;
    state.replaceChildren(label);
    outcome.replaceChildren(...children.filter(Boolean));
  };
  return {
    element,
    answered: (answer, millis) => showAnswer(finish, answer, millis),
    failed: (error, millis) => finish("error", `${millis} ms`, problem(error?.message || String(error))),
  };
}

function showAnswer(finish, answer, millis) {
  const error = answer?.error;
  const label = `${millis} ms`;
  if (error) {
    finish("error", label, problem(error.message ?? error), raw(answer));
  } else {
    finish("answer", label, hits(answer), raw(answer));
  }
}

function problem(message) {
  return el("p", { class: "agent-error", role: "alert" }, String(message));
}

function raw(answer) {
  return el("details", {}, el("summary", {}, "Answer as JSON"), el("pre", { class: "agent-answer" }, pretty(answer)));
}

function pretty(value) {
  return JSON.stringify(value, null, 2) ?? String(value);
}

// Hits and single entries become links, which the site's router picks up like any other.
function hits(answer) {
  const data = Array.isArray(answer?.data) ? answer.data : [answer?.data];
  const linked = data.filter((hit) => typeof hit?.title === "string" && typeof hit?.url === "string");
  if (linked.length > 0) {
    return el("div", {}, count(answer.meta), el("ul", { class: "agent-hits" }, linked.map(hitRow)));
  }
  return Array.isArray(answer?.data) && answer.data.length === 0 ? el("p", { class: "agent-count" }, "Nothing found.") : null;
}

function count(meta) {
  return typeof meta?.total === "number" ? el("p", { class: "agent-count" }, `${meta.total} found`) : null;
}

function hitRow(hit) {
  const kind = hit.content_type ? el("span", { class: "agent-kind" }, hit.content_type) : null;
  const summary = hit.summary ? el("p", {}, hit.summary) : null;
  return el("li", {}, el("a", { href: localHref(hit.url) }, hit.title), " ", kind, summary);
}

// Entries carry one url for all languages; a reader of the Spanish pages stays there.
function localHref(url) {
  const isLocal = /^\/(?![/\\])/.test(url);
  if (!isLocal) {
    return "#";
  }
  const prefix = /^\/es(\/|$)/.test(location.pathname) ? "/es" : "";
  return url === "/" && prefix ? prefix : prefix + url;
}
