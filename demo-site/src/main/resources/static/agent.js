// The in-page agent: a panel that lists and calls the tools this page registered, as any agent would.
import { findModelContext } from "./agent-context.js";
import { createPanel } from "./agent-panel.js";
import { el } from "./dom.js";

// So that a full page load in the middle of a session does not close the panel.
const OPEN_KEY = "agent-panel-open";

const button = el("button", { class: "agent-button", type: "button", "aria-expanded": "false", "aria-controls": "agent-panel" }, "Agent");
const panel = createPanel({ findModelContext, onClose: close });

function open({ focus = true } = {}) {
  panel.element.hidden = false;
  button.setAttribute("aria-expanded", "true");
  document.documentElement.classList.add("agent-open");
  sessionStorage.setItem(OPEN_KEY, "yes");
  panel.refresh();
  if (focus) {
    panel.focus();
  }
}

function close() {
  panel.element.hidden = true;
  button.setAttribute("aria-expanded", "false");
  document.documentElement.classList.remove("agent-open");
  sessionStorage.removeItem(OPEN_KEY);
  button.focus();
}

button.addEventListener("click", () => (panel.element.hidden ? open() : close()));
document.body.append(button, panel.element);
if (sessionStorage.getItem(OPEN_KEY)) {
  open({ focus: false });
}
