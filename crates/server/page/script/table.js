// A table: it is asked for as a whole whenever something happened there, and each part draws what it shows of it.

import { address, change, look } from "./ask.js";
import { actionPart } from "./actions.js";
import { button, el, fill } from "./dom.js";
import { endPart } from "./ending.js";
import { go, house, title } from "./house.js";
import { pace, shortly, standing } from "./lines.js";
import { menuPart } from "./menu.js";
import { spoken } from "./options.js";
import { attempt, fail, say } from "./notice.js";
import { scorePart } from "./scores.js";
import { screenPart } from "./screen.js";
import { seatPart } from "./seats.js";
import { storyPart } from "./story.js";
import { talkPart } from "./talk.js";
import { undoPart } from "./undo.js";
import { t } from "./words.js";

/** What the parts know of the table, and what they can ask for. */
class Table {
  view = null;
  /** When the view came, for clocks. */
  at = 0;
  present = { seats: [], spectators: 0 };
  /** Whose view is wanted, by whoever has several seats or wants to look on. */
  as = undefined;

  constructor(id, invite, refresh) {
    this.id = id;
    this.invite = invite;
    this.refresh = refresh;
  }

  /** An address below the table's. */
  path(rest = "") {
    return `/api/tables/${encodeURIComponent(this.id)}${rest}`;
  }

  /** What every look at the table says: for whose eyes, and by which invitation. */
  looks(more = {}) {
    return { seat: this.as, invite: this.invite, ...more };
  }

  name(seat) {
    const line = this.view.seats.find(other => other.seat === seat);
    return line ? shortly(line, this.view.seats) : seat;
  }

  get mine() {
    return this.view.seats.filter(seat => seat.you);
  }

  get owned() {
    return this.view.owner.id === house.me.id;
  }

  /** Sends a request that changes the table, and shows what became of it. */
  async ask(method, rest, body = {}) {
    const known = this.view.play?.length ?? 0;
    try {
      const done = await change(method, this.path(rest), body);
      await this.refresh();
      return done;
    } catch (error) {
      if (error.code !== "stale") throw error;
      await this.refresh();
      say(error.message, this.told(known));
      return undefined;
    }
  }

  /** The same for the seat whose view is shown, from what was seen of the table. */
  act(rest, body = {}) {
    return this.ask("POST", rest, { seen: this.view.seq, seat: this.view.viewer, ...body });
  }
}

/** Shows a table; gives back how to leave it. */
export async function showTable(place, asked) {
  const id = asked.get("table");
  if (asked.get("code")) return offerSeat(place, id, asked.get("seat"), asked.get("code"));
  let alive = true;
  let running = null;
  let again = false;
  const refresh = () => {
    again = true;
    running ??= (async () => {
      while (again && alive) {
        again = false;
        await load();
      }
    })().finally(() => (running = null));
    return running;
  };
  const table = new Table(id, asked.get("invite") || undefined, refresh);
  const status = el("p", { class: "status", id: "status", role: "status", tabindex: "-1" });
  const line = el("p", { class: "offline", role: "status" });
  const head = el("h1", {});
  const about = el("p", { class: "hint" });
  const rules = el("ul", { class: "hint" });
  const more = el("details", { class: "rules" }, el("summary", { text: t("table.rules") }), rules);
  const parts = {
    screen: screenPart(table),
    actions: actionPart(table, status),
    undo: undoPart(table),
    ending: endPart(table),
    seats: seatPart(table),
    menu: menuPart(table),
    scores: scorePart(table),
    story: storyPart(table),
    talk: talkPart(table),
  };
  const load = async () => {
    const view = await look(address(table.path(), table.looks()));
    if (!alive) return;
    table.view = view;
    table.at = Date.now();
    draw();
    await parts.story.load();
  };
  const draw = () => {
    const { view } = table;
    const turn = view.status === "playing" && view.your_turn;
    head.textContent = title(view.game);
    document.title = `${turn ? "● " : ""}${standing(view)} · Demesne`;
    if (status.textContent !== standing(view)) status.textContent = standing(view);
    status.classList.toggle("lit", turn);
    const notes = [pace(view), view.rated && t("line.rated"), view.private && t("line.private")];
    about.textContent = notes.filter(Boolean).join(" · ");
    fill(rules, setup(view).map(text => el("li", { text })));
    for (const { draw } of Object.values(parts)) draw();
    place.dataset.status = view.status;
    place.dataset.seq = view.seq;
  };
  await load();
  fill(
    place,
    el("div", { class: "table-head" }, head, status, line, el("div", { id: "about" }, about, more)),
    el(
      "div",
      { class: "table" },
      el("div", { class: "stack area-board" }, parts.ending.node, parts.screen.node),
      el("div", { class: "stack area-act" }, parts.undo.node, parts.actions.node, parts.menu.node),
      el("div", { class: "stack area-side" }, parts.seats.node, parts.scores.node, parts.talk.node),
      el("div", { class: "stack area-story" }, parts.story.node),
    ),
  );
  parts.story.settle();
  const stop = listen(table, parts, line);
  return () => {
    alive = false;
    stop();
    for (const { end } of Object.values(parts)) end?.();
    document.title = "Demesne";
  };
}

/** The options that were chosen, as people call them. */
function setup(view) {
  const options = house.offer.games.find(line => line.game === view.game)?.options || [];
  return Object.entries(view.setup).map(([key, value]) => {
    const option = options.find(other => other.key === key || (other.key.endsWith(" NAME") && key.startsWith(other.key.slice(0, -4))));
    if (!option) return `${key} ${value}`;
    const words = value.split(" ").map(word => spoken(option, word)).join(option.words ? ", " : " ");
    // The rows of a board of one's own are long and say nothing to the eye: its name does.
    return option.key === key ? `${option.name}: ${words}` : `${option.name}: ${key.slice(option.key.length - 4)}`;
  });
}

/** Hears what happens at the table. */
function listen(table, parts, line) {
  const { live } = house;
  const own = handle => event => event.detail.table === table.id && handle(event.detail);
  const renew = () => attempt(table.refresh);
  const heard = {
    events: own(({ events }) => {
      parts.talk.hear(events);
      if (events.at(-1).seq > table.view.seq || events[0].seq === 1) renew();
    }),
    present: own(({ seats, spectators }) => {
      table.present = { seats, spectators };
      parts.seats.draw();
    }),
    refused: own(({ error }) => fail(Object.assign(new Error(error.message), { code: error.code }))),
    down: () => (line.textContent = t("table.offline")),
    up: () => {
      line.textContent = "";
      renew();
    },
  };
  for (const [type, listener] of Object.entries(heard)) live.addEventListener(type, listener);
  live.watch(table.id, 0, table.invite);
  return () => {
    for (const [type, listener] of Object.entries(heard)) live.removeEventListener(type, listener);
    live.unwatch(table.id);
  };
}

/** Somebody hands their seat over by a link. */
function offerSeat(place, id, seat, code) {
  document.title = "Demesne";
  const take = button(
    t("hand-over.take"),
    () =>
      attempt(async () => {
        await change("POST", `/api/tables/${encodeURIComponent(id)}/seats/${encodeURIComponent(seat)}`, { code });
        go(`/?table=${encodeURIComponent(id)}`, true);
      }, take),
    { class: "main", id: "take-over" },
  );
  fill(
    place,
    el(
      "div",
      { class: "sheet narrow stack" },
      el("h1", { text: t("hand-over.title") }),
      el("p", { text: t("hand-over.offer", { seat }) }),
      el("div", { class: "row" }, take),
    ),
  );
}
