// What I may do now: the question, and a button for every legal action.

import { el, fill, part } from "./dom.js";
import { house } from "./house.js";
import { attempt } from "./notice.js";
import { undoOwn } from "./undo.js";
import { t } from "./words.js";

/** More than this are folded, with a field to find what is wanted. */
const MANY = 60;
/** So few are shown even then, if they come first. */
const FEW = 12;

export function actionPart(table, status) {
  const prompt = el("div", { id: "prompt" });
  const list = el("div", { id: "actions", class: "actions" });
  const back = el("div", { class: "row" });
  const node = part(t("table.actions"), { class: "sheet stack" }, prompt, list, back);
  let shown = "";
  let busy = false;

  const play = async action => {
    if (busy) return;
    busy = true;
    node.setAttribute("aria-busy", "true");
    const within = node.contains(document.activeElement);
    await attempt(() => table.act("/moves", { action }));
    busy = false;
    node.removeAttribute("aria-busy");
    if (within || document.activeElement === document.body) settle();
  };
  // Whoever has acted stands at the next choice, or at the line that says whose turn it is.
  const settle = () => {
    const next = list.querySelector("input, details:not([hidden]) > summary, button");
    (next || status).focus({ preventScroll: true });
  };
  const draw = () => {
    const { play: game, status: state, viewer } = table.view;
    node.hidden = !viewer || state !== "playing";
    const actions = game?.actions || [];
    const now = JSON.stringify([game?.prompt, actions, game?.undo_to]);
    if (now === shown) return;
    shown = now;
    const within = list.contains(document.activeElement) || back.contains(document.activeElement);
    const waits = actions.length === 0 ? [t("table.wait")] : game.prompt;
    fill(prompt, waits.map(text => el("p", { text })));
    fill(list, groups(table, actions, play));
    fill(back, undoOwn(table));
    back.hidden = back.childElementCount === 0;
    if (within && !busy) settle();
  };
  list.addEventListener("keydown", walk);
  return { node, draw };
}

/** The actions under their headings, folded where they are many. */
function groups(table, actions, play) {
  const found = new Map();
  for (const line of actions) {
    const heading = line.heading || meaning(table.view.game, line.action);
    if (!found.has(heading)) found.set(heading, []);
    found.get(heading).push(line);
  }
  const make = line => {
    const press = el(
      "button",
      { type: "button", class: "action", data: { action: line.action } },
      el("span", { class: "what", text: line.action }),
      line.gloss && el("span", { class: "gloss", text: line.gloss }),
    );
    press.addEventListener("click", () => play(line.action));
    return press;
  };
  if (actions.length <= MANY) {
    return [...found].map(
      ([heading, lines]) => el(
        "div",
        { class: "group", role: "group", "aria-label": heading },
        el("h3", { text: heading }),
        el("div", { class: "buttons" }, lines.map(make)),
      ),
    );
  }
  const folds = [...found].map(([heading, lines]) => {
    const buttons = lines.map(make);
    const count = el("span", { class: "count", text: String(lines.length) });
    return { heading, lines, buttons, count, fold: el(
      "details",
      {},
      el("summary", {}, el("span", { text: heading }), count),
      el("div", { class: "buttons" }, buttons),
    ) };
  });
  // A short list at the top is what the server proposes: it is there at once.
  if (folds[0].lines.length <= FEW) folds[0].fold.open = true;
  return [search(folds), ...folds.map(({ fold }) => fold)];
}

/** The field that finds actions by their words. */
function search(folds) {
  const input = el(
    "input",
    { type: "search", id: "filter", autocomplete: "off", placeholder: t("table.filter"), "aria-label": t("table.filter") },
  );
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { heading, lines, buttons, count, fold } of folds) {
      let fits = 0;
      lines.forEach((line, i) => {
        const text = `${heading} ${line.action} ${line.gloss || ""}`.toLowerCase();
        buttons[i].hidden = !words.every(word => text.includes(word));
        if (!buttons[i].hidden) fits++;
      });
      fold.hidden = fits === 0;
      fold.open = fits > 0 && (words.length > 0 || (fold === folds[0].fold && fits <= FEW));
      count.textContent = String(fits);
    }
  });
  return input;
}

/** What the first word of an action means, from the server's list. */
function meaning(game, action) {
  const word = action.split(" ")[0];
  const line = house.offer.games.find(other => other.game === game);
  return line?.actions.find(other => other.word === word)?.what || word;
}

/** The arrow keys walk over the buttons. */
function walk(event) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step || event.target.tagName === "INPUT") return;
  const stops = [...this.querySelectorAll("summary, button")].filter(stop => stop.offsetParent !== null);
  const at = stops.indexOf(document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  stops[(at + step + stops.length) % stops.length].focus();
}
