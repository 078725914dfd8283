// Who sits where, whose turn it is, who is there, and how much time is left.

import { button, choice, el, fill, part } from "./dom.js";
import { house } from "./house.js";
import { sitter } from "./lines.js";
import { attempt } from "./notice.js";
import { named, span, t } from "./words.js";

export function seatPart(table) {
  const list = el("ul", { class: "seats" });
  const looking = el("p", { class: "hint" });
  const node = part(t("table.seats"), { class: "sheet stack", id: "seats" }, list, looking);
  let clocks = [];
  let shown = "";

  const tick = () => {
    const gone = Date.now() - table.at;
    for (const { text, left, runs } of clocks) text.textContent = span(runs ? left() - gone : left());
  };
  const timer = setInterval(tick, 500);
  const draw = () => {
    const { view } = table;
    const { spectators } = table.present;
    const now = JSON.stringify([view.seats, view.status, view.owner, table.present.seats, Boolean(view.deadline)]);
    // Whoever stands on a button here, or chooses a bot's level, is not disturbed without need.
    if (now !== shown) {
      shown = now;
      clocks = [];
      const within = list.contains(document.activeElement) && document.activeElement.id;
      fill(list, view.seats.map((seat, i) => row(seat, i)));
      if (within) document.getElementById(within)?.focus({ preventScroll: true });
    }
    tick();
    looking.hidden = spectators === 0;
    looking.textContent = t("table.spectators", { n: spectators });
  };
  const row = (seat, i) => {
    const { view } = table;
    const here = table.present.seats.includes(seat.seat);
    const notes = [
      seat.you && t("seat.you"),
      seat.who && seat.bot && t("seat.bot-plays", { level: named("level.", seat.bot) }),
      here && !seat.you && t("seat.here"),
    ];
    const name = sitter(seat);
    const acts = view.status === "playing" && seat.to_act;
    return el(
      "li",
      { class: acts ? "acts" : "", data: { seat: seat.seat } },
      el("span", { class: "badge", "aria-hidden": "true", text: seat.who || seat.bot || seat.automaton ? [...name][0] : "·" }),
      el(
        "span",
        { class: "seat-name" },
        el("strong", { text: name }),
        el("small", { text: [seat.seat, ...notes.filter(Boolean)].join(" · ") }),
      ),
      time(seat, i, acts),
      acts && el("span", { class: "turn", text: t("seat.acts") }),
      el("span", { class: "row tools" }, tools(seat)),
    );
  };
  /** A clock of its own, or the time until which it must act. */
  const time = (seat, i, acts) => {
    const { view } = table;
    const runs = acts && !seat.bot;
    const text = el("span", { class: "clock" });
    if (view.play?.clocks?.length > 0) clocks.push({ text, left: () => table.view.play.clocks[i], runs });
    else if (runs && view.deadline) clocks.push({ text, left: () => table.view.deadline - table.at, runs });
    else return null;
    return text;
  };
  const tools = seat => {
    const { view } = table;
    const ask = (name, method, body, id) => {
      const press = button(name, () => attempt(() => table.ask(method, `/seats/${seat.seat}`, body), press), { id });
      return press;
    };
    const free = !seat.who && !seat.bot && !seat.automaton;
    if (view.status === "open" && free) {
      const sit = ask(t("seat.sit"), "POST", { invite: table.invite }, `sit-${seat.seat}`);
      sit.className = table.mine.length > 0 ? "" : "main";
      return [sit, table.owned && !view.rated && bot(seat)];
    }
    if (view.status === "open" && seat.you) return ask(t("seat.leave"), "DELETE");
    if (view.status === "open" && table.owned && !seat.automaton) return ask(t("seat.empty"), "DELETE");
    if (view.status === "playing" && seat.you && seat.bot && view.pace.kind !== "live") return ask(t("seat.back"), "POST");
    return null;
  };
  const bot = seat => {
    const level = choice(
      [["", t("seat.let-bot")], ...house.offer.levels.map(level => [level, t("seat.bot", { level: named("level.", level) })])],
      "",
      { "aria-label": t("seat.let-bot"), id: `bot-${seat.seat}` },
    );
    level.addEventListener("change", () => {
      level.blur();
      attempt(() => table.ask("POST", `/seats/${seat.seat}`, { bot: level.value }), level);
    });
    return level;
  };
  return { node, draw, end: () => clearInterval(timer) };
}
