// The agent's only door to the tools: ModelContext, native or from a polyfill.
export function findModelContext() {
  return [document.modelContext, navigator.modelContext].find((context) => lister(context)) ?? null;
}

function lister(context) {
  return context && ["getTools", "listTools"].find((name) => typeof context[name] === "function");
}

export async function listTools(context) {
  const tools = await context[lister(context)]();
  return Array.from(tools, describe);
}

// Members are read by name: natively a tool may be an interface object, of which a spread copies nothing.
function describe(tool) {
  const hints = tool.annotations ?? {};
  return {
    handle: tool,
    name: tool.name,
    title: tool.title || tool.name,
    description: tool.description,
    schema: asObject(tool.inputSchema),
    hints: {
      readOnly: Boolean(hints.readOnlyHint),
      untrusted: Boolean(hints.untrustedContentHint),
      consequential: Boolean(hints.consequentialHint),
    },
  };
}

function asObject(schema) {
  return typeof schema === "string" ? JSON.parse(schema) : (schema ?? {});
}

export async function callTool(context, tool, input) {
  const answer = await context.executeTool(tool.handle, isNative(context) ? input : JSON.stringify(input));
  return unwrap(parse(answer));
}

// The browser's own executeTool takes an object, the polyfill's takes JSON text.
function isNative(context) {
  return Function.prototype.toString.call(context.executeTool).includes("[native code]");
}

function parse(answer) {
  try {
    return typeof answer === "string" ? JSON.parse(answer) : answer;
  } catch {
    return answer;
  }
}

// Hosts that speak the MCP envelope put the value into structuredContent, or as JSON into the first text.
function unwrap(answer) {
  if (!Array.isArray(answer?.content)) {
    return answer;
  }
  return answer.structuredContent ?? parse(answer.content[0]?.text);
}

const CHANGE_EVENTS = ["toolchange", "toolschange", "toolschanged"];

export function onToolsChange(context, listener) {
  if (typeof context.addEventListener === "function") {
    CHANGE_EVENTS.forEach((name) => context.addEventListener(name, listener));
  }
}
