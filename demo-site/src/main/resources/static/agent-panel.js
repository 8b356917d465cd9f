// The panel's two views (all tools, one tool) above the list of calls made.
import { callTool, listTools, onToolsChange } from "./agent-context.js";
import { createCard } from "./agent-card.js";
import { createForm } from "./agent-form.js";
import { el } from "./dom.js";

const KEPT_CALLS = 20;
const HINTS = { readOnly: "read-only", untrusted: "untrusted content", consequential: "consequential" };

export function createPanel({ findModelContext, onClose }) {
  const view = el("div", { class: "agent-view" });
  const calls = el("ol", { class: "agent-calls", "aria-label": "Calls", "aria-live": "polite" });
  const title = el("h2", { id: "agent-title", tabindex: "-1" }, "Agent");
  const closeButton = el("button", { class: "agent-close", type: "button", "aria-label": "Close agent panel", onclick: onClose }, "\u00d7");
  const element = el(
    "aside",
    { class: "agent-panel", id: "agent-panel", role: "dialog", "aria-labelledby": "agent-title", lang: "en", hidden: true },
    el("header", { class: "agent-head" }, title, closeButton),
    el("div", { class: "agent-scroll" }, view, calls),
  );
  element.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    }
  });
  const refresh = createTools({ view, calls, findModelContext });
  return { element, refresh, focus: () => title.focus() };
}

// Returns the function that lists again; a form in use stays, unless its tool is gone.
function createTools({ view, calls, findModelContext }) {
  let watched = null;
  let chosen = null;

  function showTool(context, tool) {
    chosen = tool.name;
    view.replaceChildren(...toolView(tool, {
      onBack: () => { chosen = null; refresh(); },
      onRun: (input, button) => run({ context, tool, input, button, calls }),
    }));
    view.querySelector("input, select, .agent-run").focus();
  }

  async function refresh() {
    const context = findModelContext();
    if (!context) {
      view.replaceChildren(...howToEnable());
      return;
    }
    if (watched !== context) {
      watched = context;
      onToolsChange(context, refresh);
    }
    const tools = await listTools(context);
    if (!tools.some((tool) => tool.name === chosen)) {
      chosen = null;
      view.replaceChildren(...toolList(tools, (tool) => showTool(context, tool)));
    }
  }

  return refresh;
}

async function run({ context, tool, input, button, calls }) {
  const card = createCard(tool, input);
  calls.prepend(card.element);
  card.element.scrollIntoView({ block: "nearest" });
  Array.from(calls.children).slice(KEPT_CALLS).forEach((old) => old.remove());
  const started = performance.now();
  const millis = () => Math.round(performance.now() - started);
  button.disabled = true;
  try {
    card.answered(await callTool(context, tool, input), millis());
  } catch (error) {
    card.failed(error, millis());
  } finally {
    button.disabled = false;
    card.element.scrollIntoView({ block: "nearest" });
  }
}

function toolList(tools, onChoose) {
  if (tools.length === 0) {
    return [el("p", { class: "agent-note" }, "This page has registered no tools (yet).")];
  }
  const rows = tools.map((tool) =>
    el("li", {}, el("button", { class: "agent-tool", type: "button", "data-tool": tool.name, onclick: () => onChoose(tool) },
      el("strong", {}, tool.title),
      el("span", { class: "agent-about" }, tool.description),
      badges(tool))));
  const note = el("p", { class: "agent-note" }, `This page offers ${tools.length} ${tools.length === 1 ? "tool" : "tools"}. Choose one and call it, as an agent in your browser would.`);
  return [note, el("ul", { class: "agent-tools" }, rows)];
}

function toolView(tool, { onBack, onRun }) {
  return [
    el("button", { class: "agent-back", type: "button", onclick: onBack }, "\u2190 All tools"),
    el("h3", {}, tool.title),
    el("p", { class: "agent-name" }, tool.name),
    el("p", { class: "agent-about" }, tool.description),
    badges(tool),
    createForm(tool.schema, onRun),
  ].filter(Boolean);
}

function badges(tool) {
  const names = Object.keys(HINTS).filter((hint) => tool.hints[hint]);
  return names.length === 0 ? null : el("span", { class: "agent-badges" }, names.map((hint) => el("span", {}, HINTS[hint])));
}

function howToEnable() {
  return [
    el("p", { class: "agent-note" }, "This browser has no WebMCP (no ModelContext), so there are no tools to call. The site works as always."),
    el("h3", {}, "How to enable it"),
    el("ul", { class: "agent-steps" },
      el("li", {}, "In Chrome or Chromium open ", el("code", {}, "chrome://flags/#enable-webmcp-testing"), ", choose Enabled and restart."),
      el("li", {}, "Or start it with ", el("code", {}, "--enable-features=WebMCP"), "."),
      el("li", {}, "Visitors of a site of yours get it without a flag once the site has joined Chrome\u2019s WebMCP origin trial.")),
  ];
}
