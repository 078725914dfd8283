// Elements from names, properties and children. Text is only ever text: nothing here reads markup.

/** Makes an element. `props`: `class`, `text`, `on` (listeners), `data`; everything else is an attribute. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "class") node.className = value;
    else if (key === "text") node.textContent = value;
    else if (key === "on") for (const [name, listener] of Object.entries(value)) node.addEventListener(name, listener);
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key === "value") node.value = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  add(node, children);
  return node;
}

/** Appends children; whatever is nothing is left out. */
export function add(node, children) {
  for (const child of children.flat()) {
    if (child === undefined || child === null || child === false) continue;
    node.append(child);
  }
  return node;
}

/** Puts other children in the place of those that are there. */
export function fill(node, ...children) {
  node.replaceChildren();
  return add(node, children);
}

/** A button. */
export function button(text, press, props = {}) {
  return el("button", { type: "button", text, ...props, on: { click: press } });
}

/** A link within the page. */
export function link(href, props = {}, ...children) {
  return el("a", { href, "data-inside": true, ...props }, ...children);
}

let labels = 0;

/** A field under its label, with a hint below where there is one. */
export function field(label, input, hint) {
  if (!input.id) input.id = `field-${++labels}`;
  const below = hint && el("p", { class: "hint", id: `${input.id}-hint`, text: hint });
  if (below) input.setAttribute("aria-describedby", below.id);
  return el("div", { class: "field" }, el("label", { for: input.id, text: label }), input, below);
}

/** A tick box beside its label. */
export function tick(label, checked, props = {}) {
  const box = el("input", { type: "checkbox", ...props });
  box.checked = Boolean(checked);
  return { box, row: el("label", { class: "tick" }, box, el("span", { text: label })) };
}

/** A choice of one. `choices` are pairs of value and text. */
export function choice(choices, chosen, props = {}) {
  const select = el("select", props, choices.map(([value, text]) => el("option", { value, text })));
  if (chosen !== undefined) select.value = chosen;
  return select;
}

/** A part of the page under a heading of its own. */
export function part(heading, props, ...children) {
  const id = `part-${++labels}`;
  const title = el("h2", { id, text: heading });
  return el("section", { "aria-labelledby": id, ...props }, title, ...children);
}
