// What a finger meets at a table: where it would go next, and what came of it. `ask.part` says what is wanted.
const ask = arguments[0];
const FINGER = 44;
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const seen = node => node.getClientRects().length > 0 && node.checkVisibility({ visibilityProperty: true });
const box = node => (node.querySelector(":scope > .hit") || node).getBoundingClientRect();
const kept = () => JSON.parse(localStorage.getItem("demesne.game." + new URLSearchParams(location.search).get("game")) || "null");
const steps = () => kept()?.steps.length ?? 0;
const question = () => document.querySelector("dialog.choose[open]");
const lens = () => document.querySelector("dialog.lens[open]");
// What is being put together, and what it comes to.
const finish = () => document.querySelector("[data-panel=actions] .finish");
const sketch = () => finish() && (finish().dataset.action || "nothing yet");
const chosen = () => all(".scene .thing.is-chosen").map(node => node.dataset.key);

// Whether a tap there meets it, and nothing that lies over it.
const meets = (node, x, y) => {
  const top = document.elementFromPoint(x, y);
  return Boolean(top && (node === top || node.contains(top)));
};
const middle = node => { const { left, top, width, height } = node.getBoundingClientRect(); return [left + width / 2, top + height / 2]; };
// How large a button is for a finger: as far as it can be met from its middle on in all four directions.
function met(node) {
  const [x, y] = middle(node);
  if (!meets(node, x, y)) return { width: 0, height: 0, at: [x, y] };
  // First in strides, then exactly: asking what lies at a place is dear, and nothing at a table is narrower than a stride.
  const walk = (from, step, dx, dy) => { let by = from; while (by < 60 && meets(node, x + dx * (by + step), y + dy * (by + step))) by += step; return by; };
  const far = (dx, dy) => walk(walk(0, 5, dx, dy), .5, dx, dy);
  return { width: far(-1, 0) + far(1, 0), height: far(0, -1) + far(0, 1), at: [x, y] };
}
// The least height that is enough: the bar of a table is 40 high on a phone, so that the board has the room.
const least = node => node.closest(".bar.slim") ? 40 : FINGER;
function small(node) {
  const { width, height } = met(node);
  return width < FINGER - 1 || height < least(node) - 1 ? `${(node.dataset.action || node.textContent || node.getAttribute("aria-label") || node.className).trim().slice(0, 40)}: ${width}×${height}` : null;
}

// Where a finger reaches a thing: as large as a finger at least, and pushed into its panel.
function reach(thing) {
  const panel = thing.closest("section[data-panel]");
  const [area, room] = [box(thing), panel.getBoundingClientRect()];
  const [width, height] = [Math.max(area.width, FINGER), Math.max(area.height, FINGER)];
  const push = (start, length, low, high) => high - low >= length ? Math.min(Math.max(start, low), high - length) : start;
  return { panel, width, height, left: push(area.left + area.width / 2 - width / 2, width, room.left, room.right), top: push(area.top + area.height / 2 - height / 2, height, room.top, room.bottom) };
}
const PLACES = [[.5, .5], [.04, .5], [.96, .5], [.5, .04], [.5, .96], [.1, .1], [.9, .9], [.1, .9], [.9, .1]];

// All that can be used now but for the things of pictures.
const controls = () => all("a[href], button:not(:disabled), input:not([type=hidden]):not(:disabled), select, textarea, summary").filter(node => {
  if (!seen(node) || node.closest(".visually-hidden, .skip, [inert]")) return false;
  const modal = all("dialog[open]").at(-1);
  if (modal && !modal.contains(node)) return false;
  // The last page lies over the table.
  if (document.querySelector(".finale") && node.closest(".scene")) return false;
  return node.tagName !== "A" || getComputedStyle(node).display !== "inline";
});
function tooSmall() {
  const found = [];
  // A box to tick is ticked by its label, too.
  const ticked = node => node.matches("input[type=checkbox], input[type=radio]") && node.labels?.[0] || node;
  for (const node of controls().map(ticked)) {
    // What scrolls is scrolled to.
    if (!node.closest(".scene")) node.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    // The coach's card lies over the table until it is folded.
    const card = document.elementFromPoint(...middle(node))?.closest(".coach");
    if (card && !card.contains(node)) continue;
    // Buttons of a question are looked at when they are pressed.
    if (!node.closest(".asking .buttons")) found.push(small(node));
  }
  scrollTo(0, 0);
  return found.filter(Boolean);
}

// What a finger does next: somebody who does this and that.
function aim() {
  const told = (what, node, more = {}) => ({ what, key: node.dataset.key || node.dataset.action || node.textContent.trim(), steps: steps(), chosen: chosen(), sketch: sketch(), ...more });
  if (document.querySelector(".finale, #ending")) return { what: "over" };
  const press = (what, node) => { node.scrollIntoView({ block: "nearest" }); return told(what, node, { at: met(node).at, small: small(node) }); };
  if (question()) { const choices = all("button[data-action]", question()); return press("choice", choices[ask.number % choices.length]); }
  const cover = document.querySelector(".cover button");
  if (cover) return press("cover", cover);
  const things = all(".scene .thing.is-usable").filter(seen);
  if (sketch() && (ask.number % 3 === 2 || !things.length)) {
    const back = document.querySelector(".finishing .proposed:not(:disabled)");
    return finish().disabled ? press("proposed", back) : press("finish", finish());
  }
  const open = things.filter(node => node.matches(".is-open"));
  const buttons = all("[data-panel=actions] .buttons button[data-action]").filter(seen);
  const end = document.querySelector(".always .end:not(:disabled)");
  if (buttons.length && (!open.length || ask.number % 4 === 3)) return press("button", buttons[ask.number % buttons.length]);
  // Mostly what is lit; with empty hands, now and then something that could be used all the same.
  const dark = new Set(open.map(node => node.closest("section")));
  const rest = chosen().length ? [] : things.filter(node => !dark.has(node.closest("section")));
  const some = rest.length && ask.number % 3 === 2 ? rest : open.length ? open : rest;
  if (!some.length) return end ? press("end", end) : things.length ? aimed(things[ask.number % things.length], told) : { what: "wait" };
  return aimed(some[ask.number * 7 % some.length], told);
}
function aimed(thing, told) {
  // What lies in a picture that scrolls sideways is scrolled to first.
  const picture = thing.closest("section[data-panel]");
  if (picture.scrollWidth > picture.clientWidth + 1) thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { panel, left, top, width, height } = reach(thing);
  const [right, down] = PLACES[ask.number * 5 % PLACES.length];
  const at = [left + width * right, top + height * down];
  const over = document.elementFromPoint(...at);
  // What lies there belongs to the same panel, or the finger would meet something else.
  const lies = over?.closest("section[data-panel]") === panel ? null : over?.outerHTML.slice(0, 160) ?? "nothing";
  return told("thing", thing, { at, lies, area: [width, height], room: innerWidth });
}
// What came of the tap on a thing.
function came() {
  const under = lens() && all(".under", lens()).find(node => node.dataset.key === ask.key);
  return {
    lens: Boolean(lens()), under: under ? { at: met(under).at, small: small(under) } : null, offered: lens() ? all(".under", lens()).map(node => node.dataset.key) : [],
    steps: steps(), chosen: chosen(), sketch: sketch(), question: Boolean(question()), cover: Boolean(document.querySelector(".cover")),
  };
}

return { aim, came, small: tooSmall }[ask.part]();
