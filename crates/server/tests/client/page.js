// What a person at a table sees and could do next, told to the test. `ask.part` says what is wanted.
const ask = arguments[0];
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const box = node => (node.querySelector(":scope > .hit") || node).getBoundingClientRect();
// Whether a click there meets it, and nothing that lies over it.
const meets = (node, [x, y]) => {
  const top = document.elementFromPoint(x, y);
  return Boolean(top && (node === top || node.contains(top)));
};
// Where somebody would click: in the middle, or where it is not hidden by something that lies on it.
const centre = node => {
  const { left, top, width, height } = box(node);
  const places = [0.5, 0.25, 0.75, 0.1, 0.9];
  const all = places.flatMap(down => places.map(right => [left + width * right, top + height * down]));
  return all.find(place => meets(node, place)) || all[0];
};
const free = node => meets(node, centre(node));
const seen = node => node.getClientRects().length > 0 && node.checkVisibility({ visibilityProperty: true });
const over = () => Boolean(document.querySelector(".finale, #ending"));
const things = () => all(".scene .thing.is-usable").filter(seen);
const buttons = () => all("[data-panel=actions] .buttons button[data-action], .text-table .moves button[data-action]").filter(seen);
const end = () => document.querySelector("[data-panel=actions] .always .end:not(:disabled)");
const undo = () => document.querySelector("[data-panel=actions] .always .undo:not(:disabled)");
// What was put together is played by a button; what several people share is taken by one.
const finish = () => document.querySelector("[data-panel=actions] .finish:not(:disabled)");
// What was changed until it makes no sense any more can be had again as it was proposed.
const proposed = () => finish() ? null : document.querySelector("[data-panel=actions] .proposed:not(:disabled)");
const cover = () => document.querySelector(".cover button");
const dialog = () => document.querySelector("dialog.choose[open]");
const asked = () => Boolean(dialog() || cover() || finish() || things().length || buttons().length || end() || document.querySelector(".text-table .moves button[data-action]"));
const kept = () => JSON.parse(localStorage.getItem("demesne.game." + new URLSearchParams(location.search).get("game")) || "null");
const steps = () => kept()?.steps.length ?? all("[data-panel=log] li").length;
// What lies in something that scrolls is scrolled to, as people do it.
const bring = node => node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
const scrolled = node => { const panel = node.closest("section[data-panel]"); return Boolean(panel && panel.scrollWidth > panel.clientWidth + 1); };
const told = (what, node) => ((what === "button" || scrolled(node)) && bring(node), { what, key: node.dataset.key || node.dataset.action || node.textContent.trim(), at: centre(node), free: free(node), steps: steps(), focus: focus() });
const focus = () => document.activeElement === document.body || !document.activeElement ? "" : document.activeElement.dataset.key || document.activeElement.className.baseVal || document.activeElement.className || document.activeElement.tagName;

// The next click of somebody who does this and that.
function next() {
  if (over()) return { what: "over", steps: steps() };
  const open = dialog();
  if (open) {
    const choices = all("button:not(.quiet)", open);
    return told("choice", choices[ask.number % choices.length]);
  }
  if (cover()) return told("cover", cover());
  if (!asked()) return { what: "wait", steps: steps() };
  if (finish()) {
    // Mostly as it is proposed; sometimes something of it is changed first.
    const grips = things().filter(thing => /^(turn|left|right|joint|start|pay) |^p\d (card|worker|slot) /.test(thing.dataset.key));
    const change = ask.number % 4 === 1 && grips.length && !document.querySelector(".finishing .proposed:not(:disabled)");
    return change ? told("thing", grips[ask.number * 5 % grips.length]) : told("finish", finish());
  }
  if (proposed() && ask.number % 5 === 0) return told("proposed", proposed());
  const held = all(".scene .thing.is-chosen").filter(seen);
  const lit = all(".scene .thing.is-open:not(.is-chosen)").filter(seen);
  const pressed = held.length ? [] : buttons();
  // Most of the time something is touched; sometimes a button, and the turn ends when nothing is left.
  const some = ask.number % 5 === 4 && pressed.length ? pressed : lit.length ? lit : pressed;
  if (some.length) return told(some === pressed ? "button" : "thing", some[ask.number * 7 % some.length]);
  if (end()) return told("end", end());
  if (held.length) return told("thing", held[0]);
  const rest = things();
  return rest.length ? told("thing", rest[ask.number % rest.length]) : { what: "stuck", steps: steps() };
}

const tick = () => new Promise(done => setTimeout(done, 0));
// The spell is against hanging alone.
async function until(what, spell = 240_000) {
  const begun = performance.now();
  for (let pause = 4; performance.now() - begun < spell; pause = Math.min(pause * 1.3, 60)) {
    if (what()) return true;
    await new Promise(done => setTimeout(done, pause));
  }
  return false;
}

// Every action of the list can be done by touching or by a button as well. Tries all ways of touching, and takes each back.
async function reachable() {
  const listed = await list();
  const found = new Set(buttons().map(button => button.dataset.action));
  if (end()) found.add("end");
  const before = steps();
  const press = async key => {
    const node = all(".scene .thing").find(node => node.dataset.key === key && seen(node));
    if (!node) return false;
    (node.querySelector(".hit") || node).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await tick();
    return true;
  };
  const settle = async () => {
    // An action was played: it is noted and taken back.
    found.add(kept().steps[before].replace(/^p\d /, ""));
    await until(() => undo());
    for (let times = 0; steps() > before && times < 40; times++) {
      undo()?.click();
      await tick();
    }
    await until(() => asked());
    // What somebody else was asked in between covered the screen, and it stays so when that is taken back (V20.1).
    cover()?.click();
    return until(() => asked() && !cover());
  };
  const keys = selector => all(selector).filter(seen).map(node => node.dataset.key);
  const chosen = () => keys(".scene .thing.is-chosen");
  async function letGo() {
    for (const key of chosen()) await press(key);
  }
  const done = () => listed.every(action => found.has(action));
  async function follow(trail) {
    if (done()) return;
    await letGo();
    for (const key of trail) await press(key);
    await tick();
    if (steps() !== before) { await settle(); return; }
    const open = dialog();
    if (open) {
      for (const choice of all("button[data-action]", open)) found.add(choice.dataset.action);
      all("button.quiet", open)[0].click();
      await tick();
      return;
    }
    if (trail.length < 4) {
      const more = keys(".scene .thing.is-open:not(.is-chosen)").filter(key => !trail.includes(key));
      for (const key of more) await follow([...trail, key]);
    }
  }
  for (const key of keys(".scene .thing.is-usable")) {
    await follow([key]);
  }
  await letGo();
  return { listed, missing: listed.filter(action => !found.has(action)), strange: [...found].filter(action => !listed.includes(action)), tried: found.size };
}

// The actions of the list "All moves", which is opened and closed again.
async function list() {
  const tab = all(".tabs button").find(button => button.querySelector("use")?.getAttribute("href") === "#f-menu");
  if (tab.getAttribute("aria-expanded") !== "true") tab.click();
  await until(() => document.querySelector("[data-panel=moves]"));
  await tick();
  const listed = all("[data-panel=moves] button[data-action]").map(button => button.dataset.action);
  tab.click();
  await tick();
  return listed;
}

// Whether a whole turn fits: all that it needs lies inside of the window.
function turn() {
  const out = [];
  for (const node of all(".scene > .panel, .scene > [data-panel], .scene .tabs")) {
    if (!seen(node) || node.closest(".sheet")) continue;
    const { left, top, right, bottom } = node.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) out.push(`${node.dataset.panel || node.className}: ${[left, top, right, bottom].map(Math.round)}`);
  }
  for (const node of things()) {
    // A picture that scrolls sideways by itself shows each of its things when it is there.
    if (scrolled(node)) continue;
    const [x, y] = centre(node);
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) out.push(`${node.dataset.key} at ${Math.round(x)},${Math.round(y)}`);
  }
  const root = document.scrollingElement;
  if (root.scrollHeight > innerHeight + 1) out.push(`the page is ${root.scrollHeight} high`);
  return out;
}

// What sticks out at the side.
function wide() {
  const root = document.scrollingElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const scrolls = node => { for (let one = node.parentElement; one && one !== document.body; one = one.parentElement) if (getComputedStyle(one).overflowX !== "visible") return true; return false; };
  const out = all("body *").filter(node => seen(node) && !node.closest("svg") && node.getBoundingClientRect().right > root.clientWidth + 1 && !scrolls(node));
  return [`${root.scrollWidth} in ${root.clientWidth}`, ...out.slice(0, 6).map(node => node.outerHTML.slice(0, 120))];
}

// Every text that somebody sees or hears.
function texts() {
  const found = new Set();
  const add = text => { const plain = (text || "").replace(/\s+/g, " ").trim(); if (plain) found.add(plain); };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (node && !node.closest("script, style, noscript, symbol, defs, #loading, [lang]:not(html)")) add(walker.currentNode.data);
  }
  for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"]) for (const node of all(`[${name}]`)) if (!node.closest("[lang]:not(html)")) add(node.getAttribute(name));
  add(document.title);
  return [...found];
}

// The test asks again: it has more patience, and a page that is loaded anew forgets the question.
const ready = () => until(() => asked() || over(), 20_000);

return { next, reachable, list, turn, wide, texts, steps, ready }[ask.part]();
