// A form for one JSON schema, inside the subset WebMCP tools use.
import { el } from "./dom.js";

// A maximum above this guards the tool; it tells a person nothing.
const LARGE = 1_000_000;

export function createForm(schema, onSubmit) {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => createField(name, property, required.has(name)));
  const run = el("button", { class: "agent-run", type: "submit" }, "Run");
  const form = el("form", { class: "agent-form" }, fields.map((field) => field.element), run);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    onSubmit(readInput(fields), run);
  });
  return form;
}

function readInput(fields) {
  const given = fields.map(({ name, read }) => [name, read()]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

function createField(name, property, isRequired) {
  const id = `agent-field-${name}`;
  const helpId = property.description ? `${id}-help` : null;
  const { control, read } = createControl(property, { id, name, isRequired, helpId });
  const mark = isRequired ? el("span", { class: "agent-required", title: "required" }, " *") : null;
  const help = helpId && el("p", { class: "agent-help", id: helpId }, property.description, rangeOf(property));
  const label = control.tagName === "FIELDSET" ? null : el("label", { for: id }, name, mark);
  return { name, read, element: el("div", { class: "agent-field" }, label, control, help) };
}

function rangeOf({ minimum, maximum }) {
  if (minimum === undefined && maximum === undefined) {
    return "";
  }
  if (maximum === undefined || maximum > LARGE) {
    return minimum === undefined ? "" : ` (from ${minimum})`;
  }
  return minimum === undefined ? ` (up to ${maximum})` : ` (${minimum} to ${maximum})`;
}

function createControl(property, field) {
  if (property.enum) {
    return choice(property, field);
  }
  if (property.type === "array") {
    return property.items?.enum ? checkboxes(property.items.enum, field) : list(property, field);
  }
  const controls = { integer: number, number, boolean, object: json };
  return (controls[property.type] ?? text)(property, field);
}

function shared({ id, isRequired, helpId }, property) {
  const placeholder = property.default === undefined ? null : String(property.default);
  return { id, required: isRequired, "aria-describedby": helpId, placeholder, autocomplete: "off", spellcheck: "false" };
}

function text(property, field) {
  const control = el("input", {
    ...shared(field, property),
    type: "text",
    minlength: property.minLength,
    maxlength: property.maxLength,
  });
  if (property.pattern) {
    control.addEventListener("input", () => control.setCustomValidity(mismatch(control.value, property.pattern)));
  }
  return { control, read: () => control.value || undefined };
}

// A schema's pattern may match anywhere in the text; the pattern attribute would ask for all of it.
function mismatch(value, pattern) {
  return value === "" || new RegExp(pattern, "u").test(value) ? "" : `Must match ${pattern}`;
}

function number(property, field) {
  const control = el("input", {
    ...shared(field, property),
    type: "number",
    step: property.type === "integer" ? "1" : "any",
    min: property.minimum,
    max: property.maximum,
  });
  return { control, read: () => (control.value === "" ? undefined : Number(control.value)) };
}

function boolean(property, field) {
  const control = el("input", { id: field.id, type: "checkbox", "aria-describedby": field.helpId, checked: property.default === true });
  return { control, read: () => control.checked };
}

function choice(property, field) {
  const options = property.enum.map((value) => el("option", { value }, String(value)));
  const none = field.isRequired ? null : el("option", { value: "" }, "not set");
  const control = el("select", { id: field.id, "aria-describedby": field.helpId, required: field.isRequired }, none, options);
  return { control, read: () => property.enum.find((value) => String(value) === control.value) };
}

function checkboxes(values, field) {
  const boxes = values.map((value) => el("input", { type: "checkbox", value }));
  const rows = boxes.map((box, index) => el("label", {}, box, String(values[index])));
  const legend = el("legend", {}, field.name, field.isRequired ? " *" : null);
  const control = el("fieldset", { id: field.id, "aria-describedby": field.helpId }, legend, rows);
  const chosen = () => values.filter((_, index) => boxes[index].checked);
  return { control, read: () => (chosen().length > 0 ? chosen() : undefined) };
}

function list(property, field) {
  const { control } = text({ default: "one, two" }, field);
  const values = () => control.value.split(",").map((value) => value.trim()).filter(Boolean);
  return { control, read: () => (values().length > 0 ? values() : undefined) };
}

function json(property, field) {
  const control = el("textarea", { ...shared(field, property), rows: "4", placeholder: "{ }" });
  return { control, read: () => (control.value ? JSON.parse(control.value) : undefined) };
}
