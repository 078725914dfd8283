// Looks at the page as the usual rule set for accessibility does. Gives the faults as objects { rule, at, says }.
// `ask.part` says which part is wanted: "rules" for all that can be read from the page, "runs" for every text that is seen with its colour
// and place (and takes the ink out of the page, so that a picture of it shows the grounds alone), "contrast" to hold those against that picture; it
// gives null where the picture is of another moment: then it is to be taken again.
const ask = arguments[0];

const ROLES = new Set(("alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox " +
  "complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading img " +
  "insertion link list listbox listitem log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note " +
  "option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider " +
  "spinbutton status strong subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid " +
  "treeitem").split(" "));
// What the attributes may say; null is free text, "id" and "ids" name other elements.
const BOOL = ["true", "false"];
const ARIA = {
  "aria-activedescendant": "id", "aria-atomic": BOOL, "aria-autocomplete": ["inline", "list", "both", "none"], "aria-busy": BOOL,
  "aria-checked": ["true", "false", "mixed"], "aria-colcount": "number", "aria-colindex": "number", "aria-colspan": "number", "aria-controls": "ids",
  "aria-current": ["true", "false", "page", "step", "location", "date", "time"], "aria-describedby": "ids", "aria-description": null, "aria-details": "ids",
  "aria-disabled": BOOL, "aria-errormessage": "ids", "aria-expanded": BOOL, "aria-flowto": "ids",
  "aria-haspopup": ["true", "false", "menu", "listbox", "tree", "grid", "dialog"], "aria-hidden": BOOL,
  "aria-invalid": ["true", "false", "grammar", "spelling"], "aria-keyshortcuts": null, "aria-label": null, "aria-labelledby": "ids",
  "aria-level": "number", "aria-live": ["off", "polite", "assertive"], "aria-modal": BOOL, "aria-multiline": BOOL, "aria-multiselectable": BOOL,
  "aria-orientation": ["horizontal", "vertical"], "aria-owns": "ids", "aria-placeholder": null, "aria-posinset": "number",
  "aria-pressed": ["true", "false", "mixed"], "aria-readonly": BOOL, "aria-relevant": null, "aria-required": BOOL, "aria-roledescription": null,
  "aria-rowcount": "number", "aria-rowindex": "number", "aria-rowspan": "number", "aria-selected": BOOL, "aria-setsize": "number",
  "aria-sort": ["none", "ascending", "descending", "other"], "aria-valuemax": "number", "aria-valuemin": "number", "aria-valuenow": "number",
  "aria-valuetext": null,
};
// Attributes that only some roles know.
const ONLY = {
  "aria-pressed": ["button"],
  "aria-selected": ["option", "tab", "row", "gridcell", "columnheader", "rowheader", "treeitem"],
  "aria-checked": ["checkbox", "radio", "switch", "option", "menuitemcheckbox", "menuitemradio", "treeitem"],
  "aria-expanded": ["button", "link", "combobox", "checkbox", "switch", "tab", "menuitem", "row", "gridcell", "treeitem", "listbox", "application"],
  "aria-level": ["heading", "listitem", "row", "treeitem"],
  "aria-valuenow": ["slider", "spinbutton", "progressbar", "meter", "scrollbar", "separator"],
  "aria-valuetext": ["slider", "spinbutton", "progressbar", "meter", "scrollbar", "separator"],
  "aria-required": ["textbox", "searchbox", "combobox", "listbox", "checkbox", "radiogroup", "spinbutton", "gridcell", "tree", "switch"],
};
// What a role has to say.
const NEEDS = { checkbox: ["aria-checked"], radio: ["aria-checked"], switch: ["aria-checked"], slider: ["aria-valuenow"], scrollbar: ["aria-valuenow", "aria-controls"],
  heading: ["aria-level"], combobox: ["aria-expanded"], meter: ["aria-valuenow"], option: [] };
// Roles that cannot be named, and those that need a name.
const NAMELESS = new Set(["generic", "presentation", "none", "paragraph", "strong", "emphasis", "code", "caption", "time", "term", "definition", "deletion", "insertion", "subscript", "superscript"]);
const NAMED = new Set(["button", "link", "checkbox", "radio", "switch", "slider", "spinbutton", "textbox", "searchbox", "combobox", "listbox", "menuitem",
  "menuitemcheckbox", "menuitemradio", "option", "tab", "treeitem", "progressbar", "meter", "img", "dialog", "alertdialog", "tooltip"]);
const WIDGETS = new Set(["button", "link", "checkbox", "radio", "switch", "slider", "spinbutton", "textbox", "searchbox", "combobox", "listbox", "menuitem", "tab"]);

const faults = [];
const path = node => {
  const parts = [];
  for (let one = node; one && one.nodeType === 1 && parts.length < 4; one = one.parentElement) {
    const mark = one.id ? "#" + one.id : one.dataset?.key ? `[data-key="${one.dataset.key}"]` : one.dataset?.panel ? `[data-panel=${one.dataset.panel}]`
      : one.classList.length ? "." + [...one.classList].join(".") : "";
    parts.unshift(one.tagName.toLowerCase() + mark);
    if (one.id || one.dataset?.key) break;
  }
  return parts.join(" > ");
};
const fault = (rule, node, says) => faults.push({ rule, at: node ? path(node) : "", says });
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const style = node => getComputedStyle(node);
// What is folded away still has a place, but is not there.
const rendered = node => node.getClientRects().length > 0 && node.checkVisibility({ visibilityProperty: true });
const hidden = node => Boolean(node.closest("[aria-hidden=true]"));
// What stands behind an open dialog is not there for anybody.
const modal = all("dialog[open]").filter(dialog => dialog.matches(":modal")).pop();
const present = node => rendered(node) && !node.closest("[inert]") && (!modal || modal.contains(node));
const told = node => present(node) && !hidden(node);

function role(node) {
  const given = (node.getAttribute("role") || "").trim().split(/\s+/)[0];
  if (given) return given;
  const name = node.tagName.toLowerCase();
  const type = (node.getAttribute("type") || "text").toLowerCase();
  switch (name) {
    case "a": case "area": return node.hasAttribute("href") ? "link" : "generic";
    case "button": case "summary": return "button";
    case "input": return { button: "button", submit: "button", reset: "button", image: "button", checkbox: "checkbox", radio: "radio", range: "slider",
      number: "spinbutton", search: "searchbox", hidden: "none" }[type] || "textbox";
    case "textarea": return "textbox";
    case "select": return node.multiple || node.size > 1 ? "listbox" : "combobox";
    case "option": return "option";
    case "img": return node.getAttribute("alt") === "" ? "none" : "img";
    case "ul": case "ol": case "menu": return "list";
    case "li": return "listitem";
    case "h1": case "h2": case "h3": case "h4": case "h5": case "h6": return "heading";
    case "nav": return "navigation";
    case "main": return "main";
    case "aside": return "complementary";
    case "dialog": return "dialog";
    case "table": return "table";
    case "tr": return "row";
    case "td": return "cell";
    case "th": return "columnheader";
    case "tbody": case "thead": case "tfoot": return "rowgroup";
    case "form": return "form";
    case "fieldset": case "details": case "optgroup": case "address": case "hgroup": return "group";
    case "figure": return "figure";
    case "progress": return "progressbar";
    case "meter": return "meter";
    case "output": return "status";
    case "hr": return "separator";
    case "article": return "article";
    case "p": return "paragraph";
    case "section": return node.hasAttribute("aria-label") || node.hasAttribute("aria-labelledby") ? "region" : "generic";
    case "header": return node.closest("article, aside, main, nav, section") ? "generic" : "banner";
    case "footer": return node.closest("article, aside, main, nav, section") ? "generic" : "contentinfo";
    case "svg": return "graphics";
    default: return node instanceof SVGElement ? "graphics" : "generic";
  }
}

// What is read inside of an element.
function content(node) {
  let text = "";
  for (const child of node.childNodes) {
    if (child.nodeType === 3) text += child.data;
    if (child.nodeType !== 1 || child.getAttribute("aria-hidden") === "true" || !shownInName(child)) continue;
    text += " " + (labelled(child) || child.getAttribute("aria-label") || (child.tagName === "IMG" ? child.alt : content(child))) + " ";
  }
  return text.replace(/\s+/g, " ").trim();
}
const shownInName = node => !(node instanceof HTMLElement) || node.tagName === "TITLE" || style(node).display !== "none" && style(node).visibility !== "hidden";
function labelled(node) {
  const ids = (node.getAttribute("aria-labelledby") || "").split(/\s+/).filter(Boolean);
  return ids.map(id => document.getElementById(id)).filter(Boolean).map(one => one.getAttribute("aria-label") || content(one)).join(" ").trim();
}
function name(node) {
  const direct = labelled(node) || (node.getAttribute("aria-label") || "").trim();
  if (direct) return direct;
  if (node.labels?.length) {
    const text = [...node.labels].map(content).join(" ").trim();
    if (text) return text;
  }
  if (node.tagName === "IMG" || node.type === "image") return (node.alt || node.title || "").trim();
  if (["submit", "button", "reset"].includes(node.type) && node.tagName === "INPUT") return node.value || (node.type === "button" ? "" : node.type);
  if (node.tagName === "TABLE") return content(node.querySelector("caption") || document.createElement("i"));
  if (node.tagName === "FIELDSET") return content(node.querySelector("legend") || document.createElement("i"));
  if (["button", "link", "menuitem", "tab", "option", "treeitem", "heading", "checkbox", "radio", "switch", "tooltip"].includes(role(node)) && !["INPUT", "SELECT", "TEXTAREA"].includes(node.tagName)) {
    const text = content(node);
    if (text) return text;
  }
  const title = [...node.children].find(child => child.tagName.toLowerCase() === "title");
  return (title?.textContent || node.getAttribute("title") || "").trim();
}

const focusable = node => (node.tabIndex >= 0 || node.hasAttribute("tabindex")) && !node.disabled && node.type !== "hidden";

function rules() {
  const elements = all("*").filter(node => document.body.contains(node));
  names(elements);
  attributes(elements);
  structure(elements);
  places(elements);
  sizes();
  if (ask.still) motion();
  if (ask.focus) focus();
}

function names(elements) {
  for (const node of elements) {
    const is = role(node);
    if (NAMED.has(is) && node.tagName !== "OPTION" && told(node) && !name(node)) {
      const field = ["INPUT", "SELECT", "TEXTAREA"].includes(node.tagName) && !["button", "submit", "reset", "image"].includes(node.type);
      fault(field ? "field-label" : is === "img" ? "image-name" : is.endsWith("dialog") ? "dialog-name" : "control-name", node, `a ${is} without a name`);
    }
    if (node.tagName === "IMG" && !node.hasAttribute("alt")) fault("image-name", node, "an image says neither what it is nor that it is nothing");
    if (node.tagName === "IFRAME" && !node.title) fault("frame-name", node, "a frame without a name");
    // What is written on a control is part of its name, so that it can be called by voice.
    const label = node.getAttribute("aria-label");
    if (label && WIDGETS.has(is) && node instanceof HTMLElement && told(node) && !["SELECT", "INPUT", "TEXTAREA"].includes(node.tagName)) {
      const plain = text => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
      const written = plain(content(node));
      if (written && !plain(label).includes(written)) fault("label-in-name", node, `"${content(node)}" is written on it, but it is called "${label}"`);
    }
  }
}

function attributes(elements) {
  for (const node of elements) {
    const is = role(node);
    if (node.hasAttribute("role")) {
      for (const one of node.getAttribute("role").trim().split(/\s+/)) if (!ROLES.has(one)) fault("role", node, `there is no role "${one}"`);
      if (["none", "presentation"].includes(is) && (focusable(node) || node.hasAttribute("aria-label"))) fault("role", node, "it is said to be nothing, but can be focused or has a name");
    }
    for (const { name: key, value } of [...node.attributes]) {
      if (!key.startsWith("aria-")) continue;
      if (!(key in ARIA)) { fault("aria-attribute", node, `there is no ${key}`); continue; }
      const kind = ARIA[key];
      if (Array.isArray(kind) && !kind.includes(value)) fault("aria-value", node, `${key} cannot be "${value}"`);
      if (kind === "number" && (value === "" || isNaN(value))) fault("aria-value", node, `${key} must be a number, not "${value}"`);
      if ((kind === "id" || kind === "ids") && value.trim() && rendered(node)) {
        for (const id of value.trim().split(/\s+/)) if (!document.getElementById(id)) fault("aria-value", node, `${key} names "${id}", which is not there`);
      }
      if (ONLY[key] && !ONLY[key].includes(is)) fault("aria-allowed", node, `${key} means nothing on a ${is}`);
      if ((key === "aria-label" || key === "aria-labelledby") && NAMELESS.has(is) && value.trim()) fault("aria-allowed", node, `a ${is} cannot have a name`);
    }
    if (node.hasAttribute("role")) {
      const native = { INPUT: 1, H1: 1, H2: 1, H3: 1, H4: 1, H5: 1, H6: 1, SELECT: 1 }[node.tagName];
      for (const need of NEEDS[is] || []) if (!native && !node.hasAttribute(need)) fault("aria-required", node, `a ${is} has to say ${need}`);
    }
    if (node.getAttribute("aria-hidden") === "true") {
      for (const inner of [node, ...all("*", node)]) {
        if (inner.tabIndex >= 0 && !inner.disabled && rendered(inner) && (inner.matches("a[href], button, input, select, textarea, summary, [tabindex], iframe") )) fault("hidden-focus", inner, "it can be focused, but is hidden from readers");
      }
    }
    if (node.hasAttribute("tabindex") && node.tabIndex > 0) fault("tabindex", node, "it jumps the queue of the tab key");
    if (WIDGETS.has(is) && node.hasAttribute("role") && told(node) && !focusable(node)) fault("keyboard", node, `a ${is} that cannot be focused`);
    if (node.tagName === "A" && !node.hasAttribute("href") && !node.hasAttribute("role") && content(node)) fault("link-or-button", node, "a link that leads nowhere");
    if (node.tagName === "A" && /^(#|javascript:.*)$/.test(node.getAttribute("href") || "-")) fault("link-or-button", node, "a link that is a button");
    if (WIDGETS.has(is) && told(node)) {
      const outer = node.parentElement?.closest("a[href], button, summary, [role=button], [role=link], [role=checkbox], [role=switch], [role=tab], [role=option]");
      if (outer) fault("nested", node, `it stands inside of another control: ${path(outer)}`);
    }
  }
}

function structure(elements) {
  const root = document.documentElement;
  if (!["en", "es", "pt"].includes(root.lang)) fault("language", root, `the page does not say its language: "${root.lang}"`);
  if (!document.title.trim()) fault("title", root, "the page has no title");
  const zoom = document.querySelector("meta[name=viewport]")?.content || "";
  if (/user-scalable\s*=\s*(no|0)/.test(zoom) || /maximum-scale\s*=\s*(0|1)(\.\d+)?\b/.test(zoom)) fault("zoom", null, "the page cannot be made larger");
  const ids = new Map();
  for (const node of elements) if (node.id) ids.set(node.id, [...(ids.get(node.id) || []), node]);
  for (const [id, nodes] of ids) if (nodes.length > 1) fault("duplicate-id", nodes[1], `${nodes.length} elements are called "${id}"`);
  if (!modal) {
    const mains = elements.filter(node => role(node) === "main" && told(node));
    if (mains.length !== 1) fault("landmark", null, `${mains.length} main parts`);
    const firsts = elements.filter(node => told(node) && role(node) === "heading" && level(node) === 1);
    if (firsts.length !== 1) fault("headings", null, `${firsts.length} headings of the first level`);
  }
  let before = modal ? 1 : 0;
  for (const node of elements.filter(node => role(node) === "heading" && told(node))) {
    const now = level(node);
    if (!content(node) && !name(node)) fault("headings", node, "an empty heading");
    if (now > before + 1) fault("headings", node, `a heading of level ${now} follows one of level ${before}`);
    before = now;
  }
  for (const node of elements) {
    const tag = node.tagName;
    if ((tag === "UL" || tag === "OL") && !node.hasAttribute("role")) {
      for (const child of node.children) if (!["LI", "SCRIPT", "TEMPLATE"].includes(child.tagName)) fault("list", child, "something else than an item in a list");
      if ([...node.childNodes].some(child => child.nodeType === 3 && child.data.trim())) fault("list", node, "bare text in a list");
    }
    if (tag === "LI" && !["UL", "OL", "MENU"].includes(node.parentElement?.tagName) && !node.hasAttribute("role")) fault("list", node, "an item without a list");
    if ((tag === "DT" || tag === "DD") && !node.closest("dl")) fault("list", node, "a term without a list of terms");
    if (tag === "TABLE" && told(node)) {
      if (!all("th", node).length) fault("table", node, "a table without headings");
      if (!name(node)) fault("table", node, "a table without a name");
      for (const head of all("th", node)) if (!head.hasAttribute("scope") && !head.hasAttribute("id")) fault("table", head, "a heading that does not say what it heads");
    }
    // Whoever hears is told of what appears.
    if (node.matches(".error, .notice, [data-error]") && told(node) && content(node) && !node.closest("[role=alert], [role=status], [role=log], [aria-live], output")) {
      fault("status", node, "a message that is not read when it comes");
    }
  }
  if (document.querySelector(".scene, .text-table") && !modal && !document.querySelector("[role=status], [role=log], [aria-live]")) fault("status", null, "what happens at the table is not read");
  for (const media of all("audio[autoplay], video[autoplay], marquee, blink")) fault("motion", media, "it starts by itself");
}
const level = node => Number(node.getAttribute("aria-level") || node.tagName.slice(1)) || 2;

// What scrolls can be scrolled by keyboard.
function places(elements) {
  for (const node of elements) {
    if (!(node instanceof HTMLElement) || !present(node) || node === document.body || node === document.documentElement) continue;
    const { overflowY, overflowX } = style(node);
    const scrolls = /auto|scroll/.test(overflowY) && node.scrollHeight > node.clientHeight + 2 || /auto|scroll/.test(overflowX) && node.scrollWidth > node.clientWidth + 2;
    if (!scrolls || ["TEXTAREA", "SELECT", "INPUT"].includes(node.tagName) || node.tabIndex >= 0) continue;
    const inner = all("a[href], button, input, select, textarea, summary, [tabindex]", node).some(one => one.tabIndex >= 0 && !one.disabled && rendered(one));
    if (!inner) fault("scroll", node, "it scrolls, but not by keyboard");
  }
}

// Targets: what a finger is meant to hit.
function area(node) {
  const hit = node.querySelector?.(":scope > .hit") || node;
  let { left, top, right, bottom } = hit.getBoundingClientRect();
  // A label is part of its box to tick.
  for (const label of node.labels || []) {
    const more = label.getBoundingClientRect();
    if (!label.contains(node) && !["checkbox", "radio"].includes(node.type)) continue;
    [left, top, right, bottom] = [Math.min(left, more.left), Math.min(top, more.top), Math.max(right, more.right), Math.max(bottom, more.bottom)];
  }
  return { left, top, width: right - left, height: bottom - top };
}
function sizes() {
  for (const node of all("a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=switch], [role=tab]")) {
    if (!told(node) || node.disabled || node.closest(".visually-hidden, .skip") || node.matches(".visually-hidden")) continue;
    // Only what can be used now; and a word in a sentence is as high as the sentence.
    if (node.matches(".thing") && !node.matches(".is-usable")) continue;
    if (node.tagName === "A" && style(node).display === "inline" && node.closest("p, li")?.textContent.trim() !== node.textContent.trim()) continue;
    if (node.dataset.key && (ask.cells || []).some(start => node.dataset.key.startsWith(start))) continue;
    // Things of a picture reach as far as a finger is wide: the tests of touch look after that.
    const least = node.matches(".thing") ? 24 : ask.target || 24;
    const { width, height } = area(node);
    // The bar of a table is 40 high on a phone, so that the board has the room.
    const low = node.closest(".bar.slim") ? Math.min(least, 40) : least;
    if (width < least - 0.6 || height < low - 0.6) fault("target-size", node, `${width.toFixed(1)}×${height.toFixed(1)} is less than ${least}`);
  }
}

function motion() {
  for (const one of document.getAnimations()) {
    const time = one.effect?.getComputedTiming();
    if (!time || one.playState !== "running" || !one.effect.target || !rendered(one.effect.target)) continue;
    if (time.iterations === Infinity || time.activeDuration > 50) fault("motion", one.effect.target, `it moves (${one.animationName || one.transitionProperty || "script"}), though less was wished for`);
  }
}

// Whoever goes by keyboard sees where they are.
function focus() {
  const looks = node => {
    const own = [node, ...all("*", node).slice(0, 400)].map(one => {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow, borderTopColor, borderTopWidth, backgroundColor, textDecorationLine, stroke, strokeWidth, fill, opacity, display, visibility, color, transform } = style(one);
      return [outlineStyle === "none" ? "" : outlineStyle + outlineWidth + outlineColor + outlineOffset, boxShadow, borderTopColor, borderTopWidth, backgroundColor, textDecorationLine, stroke, strokeWidth, fill, opacity, display, visibility, color, transform].join();
    });
    return own.join("|");
  };
  const was = document.activeElement;
  const seen = new Map();
  for (const node of all("a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]")) {
    if (!told(node) || node.disabled || node.matches("main, [tabindex='-1']:not(.thing)")) continue;
    // Of things that are drawn alike a few stand for all.
    const kind = path(node).replace(/\d+/g, "");
    seen.set(kind, (seen.get(kind) || 0) + 1);
    if (seen.get(kind) > 2) continue;
    document.activeElement?.blur?.();
    const before = looks(node);
    node.focus({ preventScroll: true });
    if (document.activeElement !== node) { if (!node.matches(".thing")) fault("focus", node, "it cannot be focused"); continue; }
    if (looks(node) === before) fault("focus", node, "nobody sees that it has the focus");
  }
  document.activeElement?.blur?.();
  if (was && was !== document.body) was.focus?.({ preventScroll: true });
}

// Colours -------------------------------------------------------------------------------------------------------------------------

const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const mixed = new Map();
function colour(text) {
  if (!mixed.has(text)) mixed.set(text, mix(text));
  return [...mixed.get(text)];
}
function mix(text) {
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = "#000";
  pen.fillStyle = text;
  pen.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
  return [r, g, b, a / 255];
}
const bright = ([r, g, b]) => {
  const part = c => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
};
const ratio = (one, other) => {
  const [a, b] = [bright(one), bright(other)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
};
const over = ([r, g, b, a], ground) => [r, g, b].map((c, i) => c * a + ground[i] * (1 - a));

// Where a box is seen: what scrolls or clips around it cuts it.
function clipped(node, box) {
  let { left, top, right, bottom } = box;
  for (let one = node; one && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY, position } = style(one);
    if (overflowX !== "visible" || overflowY !== "visible") {
      const edge = one.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    if (position === "fixed") break;
  }
  return { left, top, right, bottom };
}

// How much of an element is seen through what it lies in: texts of one picture have most of that in common.
function opacities() {
  const known = new Map([[null, 1]]);
  const of = node => {
    if (!known.has(node)) known.set(node, Number(style(node).opacity) * of(node.parentElement));
    return known.get(node);
  };
  return of;
}

// Every text that is seen: what it says, where, and its ink.
function texts() {
  const found = [];
  const opacity = opacities();
  const walker = document.createTreeWalker(modal || document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, node = text.parentElement;
    if (!text.data.trim() || !node || !rendered(node) || ["SCRIPT", "STYLE", "TITLE", "OPTION", "NOSCRIPT"].includes(node.tagName.toUpperCase())) continue;
    if (node.closest(".visually-hidden, defs, symbol, [inert]") || node.closest(":disabled")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const svg = node instanceof SVGElement;
    const box = svg ? node.getBoundingClientRect() : range.getClientRects()[0];
    if (!box || box.width < 2 || box.height < 2) continue;
    const seen = clipped(node, box);
    if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) continue;
    // The edge of what scrolls goes through the letters: they are read when they are scrolled to.
    if (seen.bottom - seen.top < 0.9 * box.height) continue;
    // The last page lies over the table, whose shadow falls on what is beside it.
    if (node.closest(".scene") && document.querySelector(".finale")) continue;
    const look = style(node);
    const ink = colour(svg ? (look.fill.startsWith("url") || look.fill === "none" ? look.stroke : look.fill) : look.color);
    if (svg) ink[3] *= Number(look.fillOpacity);
    ink[3] *= opacity(node);
    if (ink[3] < 0.06) continue;
    // Something else lies over it: a sheet, a card.
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const top = document.elementFromPoint(x, y);
    const home = one => one?.closest("dialog, .sheet, aside, .finale, .ending, .coach, .tip, .panel, header, footer, section, form") || document.body;
    if (top && !top.contains(node) && !node.contains(top) && home(top) !== home(node) && !home(top).contains(home(node))) continue;
    const scale = svg ? Math.sqrt(Math.abs((m => m.a * m.d - m.b * m.c)(node.getScreenCTM()))) : 1;
    const size = parseFloat(look.fontSize) * scale;
    found.push({ at: path(node), text: text.data.trim().slice(0, 40), ink, size, bold: Number(look.fontWeight) >= 700, box: [seen.left, seen.top, seen.right - seen.left, seen.bottom - seen.top].map(Math.round) });
  }
  return found;
}

// All that paints letters is taken out. Pages say `!important`, too, and then weight decides: `:not` weighs as much as the ids in it, which nothing has.
const INKS = ["color", "-webkit-text-fill-color", "-webkit-text-stroke-color", "caret-color", "text-decoration-color", "text-emphasis-color"];
const WEIGHT = ":not(#no#no#no#no#no#no)";
const INKLESS = `${["", "::before", "::after", "::marker", "::placeholder"].map(part => WEIGHT + part)} { ${INKS.map(ink => `${ink}: transparent !important`).join("; ")}; text-shadow: none !important; transition: none !important }
  svg text${WEIGHT}, svg text *${WEIGHT} { fill: transparent !important }
  svg text:not([data-halo], [data-halo] *)${WEIGHT}, svg text :not([data-halo], [data-halo] *)${WEIGHT} { stroke: transparent !important }`;

// Letters that are drawn over a wide outline of another colour stand on that, whatever lies around: it stays in the picture of the grounds.
function halos() {
  for (const node of document.querySelectorAll("svg text, svg tspan")) {
    const { paintOrder, stroke, strokeWidth, fill } = style(node);
    if (paintOrder.startsWith("stroke") && stroke !== "none" && stroke !== fill && parseFloat(strokeWidth) >= 3) node.setAttribute("data-halo", "");
  }
}

// A spot of one colour in the corner, above everything else: a picture that shows it was taken with all that was changed before.
function spot() {
  const spot = document.createElement("div");
  spot.popover = "manual";
  Object.assign(spot.style, { inset: "0 auto auto 0", margin: 0, padding: 0, border: 0, width: "8px", height: "8px", background: `rgb(${ask.spot})` });
  document.body.append(spot);
  spot.showPopover();
  return spot;
}

function runs() {
  // What shows only while it has the focus would lie over the rest.
  document.activeElement?.blur?.();
  const found = texts();
  halos();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(INKLESS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, (window.inkless = sheet)];
  window.spot = spot();
  return found;
}

async function contrast() {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== window.inkless);
  window.spot.remove();
  for (const node of document.querySelectorAll("[data-halo]")) node.removeAttribute("data-halo");
  const bytes = Uint8Array.fromBase64(ask.picture);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d", { willReadFrequently: true });
  canvas.drawImage(bitmap, 0, 0);
  const k = bitmap.width / innerWidth;
  // Neither a picture of an earlier moment counts nor one of a page that went on meanwhile.
  const [red, green, blue] = canvas.getImageData(4 * k, 4 * k, 1, 1).data;
  const places = runs => JSON.stringify(runs.map(({ text, box }) => [text, box]));
  if (`${red} ${green} ${blue}` !== ask.spot || places(texts()) !== places(ask.runs)) return null;
  for (const { at, text, ink, size, bold, box } of ask.runs) {
    // A box is higher than its letters: what is above and below them is no ground of theirs.
    const inside = [box[0] + box[2] * 0.06, box[1] + box[3] * 0.22, box[2] * 0.88, box[3] * 0.56];
    const [x, y, w, h] = inside.map(value => Math.max(1, Math.round(value * k)));
    if (x + w > bitmap.width || y + h > bitmap.height) continue;
    const { data } = canvas.getImageData(x, y, w, h);
    // Most of a ground is of few colours, and each is looked at once.
    const grounds = new Map();
    for (let i = 0; i < data.length; i += 4) {
      const ground = data[i] << 16 | data[i + 1] << 8 | data[i + 2];
      grounds.set(ground, (grounds.get(ground) || 0) + 1);
    }
    const ratios = [...grounds].map(([packed, pixels]) => {
      const ground = [packed >> 16, packed >> 8 & 255, packed & 255];
      return [ratio(over(ink, ground), ground), pixels];
    });
    // A line of a pattern that runs through is no ground: most of the ground counts.
    ratios.sort(([a], [b]) => a - b);
    let before = Math.floor(data.length / 4 * 0.4);
    const [got] = ratios.find(([, pixels]) => (before -= pixels) < 0);
    const least = size >= 24 || (size >= 18.66 && bold) ? 3 : 4.5;
    if (got < least - 0.05) faults.push({ rule: "contrast", at, says: `"${text}" has ${got.toFixed(2)}:1, needs ${least}:1 (${size.toFixed(1)} px)` });
  }
  return faults;
}

return (async () => {
  if (ask.part === "runs") return runs();
  if (ask.part === "contrast") return contrast();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { transition: none !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  rules();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet);
  return faults;
})();
