// Making a table: the game and its options, who sits where, time, undo, who may come.

import { change } from "./ask.js";
import { choice, el, field, fill, link, part, tick } from "./dom.js";
import { go, house } from "./house.js";
import { clear, fail } from "./notice.js";
import { optionFields } from "./options.js";
import { keep, kept, named, t } from "./words.js";

/** Shows the form. */
export function showSetup(place, wanted) {
  document.title = `${t("setup.title")} · Demesne`;
  const games = house.offer.games;
  const game = games.find(line => line.game === (wanted || kept("game"))) || games[0];
  const picked = choice(games.map(line => [line.game, line.title]), game.game, { id: "setup-game" });
  picked.addEventListener("change", () => {
    keep("game", picked.value);
    go(`/?new=${picked.value}`, true);
  });
  const seats = el("div", { class: "seats-choice" });
  const counts = game.options.find(option => option.key === "players")?.values.split(", ") || ["2"];
  const players = choice([["", t("setup.default")], ...counts.map(count => [count, count])], "", { id: "players" });
  const options = optionFields(game, () => drawSeats());
  let sitters = [];
  const drawSeats = () => {
    sitters = seatChoices(players.value, options.read(), sitters.map(({ select }) => select?.value));
    fill(seats, sitters.map(({ row }) => row));
  };
  players.addEventListener("change", drawSeats);
  drawSeats();
  const terms = termFields();
  const error = el("p", { class: "error", role: "alert", id: "setup-error" });
  const make = el("button", { class: "main", id: "make", text: t("setup.make") });
  const form = el(
    "form",
    { class: "stack", novalidate: true },
    part(
      t("setup.game"),
      { class: "sheet stack" },
      el("div", { class: "grid" }, field(t("setup.game"), picked), field(t("setup.players"), players)),
      seats,
    ),
    part(t("setup.customs"), { class: "sheet stack" }, terms.grid),
    part(
      t("setup.options"),
      { class: "sheet stack" },
      el(
        "details",
        { open: false, id: "options" },
        el("summary", { text: t("setup.options-what", { n: game.options.length - 1 }) }),
        options.grid,
      ),
    ),
    el(
      "div",
      { class: "sheet stack final" },
      error,
      el("div", { class: "row" }, make, link("/", { class: "button", text: t("common.cancel") })),
    ),
  );
  form.addEventListener("submit", async event => {
    event.preventDefault();
    make.disabled = true;
    error.textContent = "";
    clear();
    try {
      const setup = options.read();
      if (players.value) setup.players = players.value;
      const { id, late } = await makeTable({ game: game.game, setup, ...terms.read() }, sitters);
      go(`/?table=${id}`);
      scrollTo(0, 0);
      if (late) fail(late);
    } catch (why) {
      error.textContent = why.message;
      if (!why.code) fail(why);
      make.disabled = false;
      error.scrollIntoView({ block: "nearest" });
    }
  });
  place.classList.add("middle");
  fill(place, el("h1", { text: t("setup.title") }), form);
}

/** Who sits where: a choice for each seat that the options leave to people. */
function seatChoices(players, setup, before) {
  const count = Number(players) || (setup.solo ? 1 : setup.team ? 4 : 2);
  const levels = house.offer.levels.map(level => [`bot ${level}`, t("seat.bot", { level: named("level.", level) })]);
  return Array.from({ length: count }, (_, i) => {
    const name = t("seat.number", { n: i + 1 });
    if (setup.chateautoma && i === count - 1) return { row: el(
      "div",
      { class: "field" },
      el("span", { class: "label", text: name }),
      el("p", { text: t("seat.automaton") }),
    ) };
    const choices = [["me", t("seat.me")], ["open", t("seat.open")], ...levels];
    const chosen = choices.some(([value]) => value === before[i]) ? before[i] : i === 0 ? "me" : "open";
    const select = choice(choices, chosen, { id: `seat-${i + 1}` });
    return { seat: `p${i + 1}`, select, row: field(name, select) };
  });
}

/** Time, undo, and who may come. */
function termFields() {
  const pace = choice([["none", t("pace.none")], ["live", t("pace.live")], ["days", t("pace.days")]], "none", { id: "pace" });
  const number = (id, value, min, max) => el("input", { type: "number", id, value, min, max, inputmode: "numeric" });
  const minutes = number("minutes", 30, 1, 1440);
  const increment = number("increment", 20, 0, 600);
  const days = number("days", 3, 1, 60);
  const out = choice([["bot", t("setup.out-bot")], ["resign", t("setup.out-resign")]], "bot");
  const undo = choice(
    [["agreed", t("setup.undo-agreed")], ["own", t("setup.undo-own")], ["none", t("setup.undo-none")]],
    "agreed",
  );
  const hidden = tick(t("setup.private"), false, { id: "private" });
  const spectators = tick(t("setup.spectators"), true);
  const rated = tick(t("setup.rated"), false);
  if (!house.me.login) rated.box.disabled = true;
  const rows = { live: [field(t("setup.minutes"), minutes), field(t("setup.increment"), increment)], days: [field(t("setup.days"), days)] };
  const late = field(t("setup.out-of-time"), out);
  const draw = () => {
    for (const [kind, fields] of Object.entries(rows)) for (const row of fields) row.hidden = pace.value !== kind;
    late.hidden = pace.value === "none";
  };
  pace.addEventListener("change", draw);
  draw();
  const grid = el(
    "div",
    { class: "grid" },
    field(t("setup.pace"), pace),
    rows.live,
    rows.days,
    late,
    field(t("setup.undo"), undo),
    el(
      "div",
      { class: "wide ticks" },
      hidden.row,
      spectators.row,
      rated.row,
      !house.me.login && el("p", { class: "hint", text: t("setup.rated-account") }),
    ),
  );
  const time = {
    none: () => ({ kind: "none" }),
    live: () => ({ kind: "live", seconds: Math.round(Number(minutes.value) * 60), increment: Math.round(Number(increment.value)) }),
    days: () => ({ kind: "days", days: Math.round(Number(days.value)) }),
  };
  const read = () => ({
    pace: time[pace.value](),
    out_of_time: out.value,
    undo: undo.value,
    private: hidden.box.checked,
    spectators: spectators.box.checked,
    rated: rated.box.checked,
  });
  return { grid, read };
}

/** Makes the table, sits down at further seats, and starts where nobody is missing. What fails once there is a table is told there. */
async function makeTable(terms, sitters) {
  const chosen = sitters.filter(({ select }) => select).map(({ seat, select }) => [seat, select.value]);
  const mine = chosen.filter(([, value]) => value === "me").map(([seat]) => seat);
  const bots = Object.fromEntries(
    chosen.filter(([, value]) => value.startsWith("bot ")).map(([seat, value]) => [seat, value.slice(4)]),
  );
  const full = chosen.every(([, value]) => value !== "open");
  const table = await change("POST", "/api/tables", { ...terms, seat: mine[0] || "none", bots, start: full && mine.length < 2 });
  let late;
  try {
    for (const seat of mine.slice(1)) await change("POST", `/api/tables/${table.id}/seats/${seat}`);
    if (full && mine.length >= 2) await change("POST", `/api/tables/${table.id}/start`);
  } catch (error) {
    late = error;
  }
  return { id: table.id, late };
}
