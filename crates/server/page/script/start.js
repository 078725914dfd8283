// The start: a game at once, my tables, tables to join, games to watch.

import { address, change, look } from "./ask.js";
import { button, el, fill, link, part } from "./dom.js";
import { go, house } from "./house.js";
import { tableLine } from "./lines.js";
import { attempt } from "./notice.js";
import { initial } from "./name.js";
import { kept, keep, t } from "./words.js";

const AGAIN = 30000;

/** Shows the start; gives back how to leave it. */
export function showStart(place) {
  document.title = "Demesne";
  const mine = list("start.mine", "start.mine-none", () => look("/api/me/tables").then(found => found.tables));
  const open = list("start.open", "start.open-none", () => others("open"));
  const playing = list("start.playing", "start.playing-none", () => others("playing"));
  const over = list("start.over", "start.over-none", () => others("over"));
  const lists = [mine, open, playing, over];
  fill(
    place,
    el(
      "div",
      { class: "columns start" },
      el("div", { class: "stack" }, initial(), el("p", { class: "lead", text: t("start.lead") }), first(), mine.section),
      el("div", { class: "stack" }, open.section, playing.section, over.section),
    ),
  );
  const refresh = () => attempt(() => Promise.all(lists.map(({ load }) => load())));
  refresh();
  const timer = setInterval(() => !document.hidden && refresh(), AGAIN);
  let soon = 0;
  const news = () => {
    clearTimeout(soon);
    soon = setTimeout(() => attempt(mine.load), 150);
  };
  house.live.addEventListener("mine", news);
  house.live.addEventListener("up", refresh);
  return () => {
    clearInterval(timer);
    clearTimeout(soon);
    house.live.removeEventListener("mine", news);
    house.live.removeEventListener("up", refresh);
  };
}

/** Listed tables, without those that stand among mine. */
async function others(status) {
  const found = await look(address("/api/tables", { status }));
  return found.tables.filter(line => !line.seats.some(seat => seat.you));
}

function list(heading, none, fetched) {
  const body = el("ul", { class: "lines" });
  const section = part(t(heading), {}, body);
  const load = async () => {
    const lines = await fetched();
    // Whoever stands on a line with the keyboard stays there.
    const at = body.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
    fill(body, lines.length > 0 ? lines.map(tableLine) : el("li", { class: "none", text: t(none) }));
    if (at) [...body.querySelectorAll("a")].find(line => line.getAttribute("href") === at)?.focus({ preventScroll: true });
  };
  return { section, load };
}

/** A game against the house with one press. */
function first() {
  const games = house.offer.games;
  const last = kept("game");
  const cards = games.map(game => {
    const box = el("input", { type: "radio", name: "game", value: game.game, id: `game-${game.game}` });
    box.checked = game.game === (games.some(other => other.game === last) ? last : games[0].game);
    return el("label", { class: "card", for: box.id }, box, el("strong", { text: game.title }));
  });
  const chosen = () => place.querySelector("input[name=game]:checked").value;
  const level = house.offer.levels.at(-1);
  const play = button(
    t("start.play"),
    () => {
      keep("game", chosen());
      return attempt(async () => {
        const table = await change("POST", "/api/tables", { game: chosen(), bots: { p2: level }, private: true, start: true });
        go(`/?table=${table.id}`);
      }, play);
    },
    { class: "main", id: "play" },
  );
  const set = link("/?new", { class: "button", id: "set", text: t("start.set") });
  set.addEventListener("click", () => {
    keep("game", chosen());
    set.href = `/?new=${chosen()}`;
  });
  const place = el(
    "div",
    { class: "stack" },
    el("div", { class: "cards", role: "radiogroup", "aria-label": t("start.games") }, cards),
    el("div", { class: "row" }, play, set),
  );
  return place;
}
