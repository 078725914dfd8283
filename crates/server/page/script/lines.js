// A table in one line, as lists show it.

import { el, link } from "./dom.js";
import { title } from "./house.js";
import { ago, listed, named, t } from "./words.js";

/** Who sits at a seat, by name. */
export function sitter(seat) {
  if (seat.who) return seat.who.name || t("seat.gone");
  if (seat.bot) return t("seat.bot", { level: named("level.", seat.bot) });
  return seat.automaton ? t("seat.automaton") : t("seat.free");
}

/** The same in as few words as possible, for running text: the level of a bot stands where the seats are. */
export function shortly(seat, seats) {
  if (!seat.bot || seat.who) return sitter(seat);
  const several = seats.filter(other => other.bot && !other.who).length > 1;
  return several ? t("seat.house-at", { seat: seat.seat }) : t("seat.house");
}

/** How much time there is. */
export function pace(line) {
  if (line.pace.kind === "live") return t(
    "pace.live-line",
    { minutes: Math.round((line.pace.seconds / 60) * 10) / 10, increment: line.pace.increment },
  );
  if (line.pace.kind === "days") return t("pace.days-line", { n: line.pace.days });
  return t("pace.none");
}

/** A result with names in the place of seats. */
export function result(line) {
  const names = Object.fromEntries(line.seats.map(seat => [seat.seat, shortly(seat, line.seats)]));
  const resigned = /^([p\d+]+) resigned$/.exec(line.result || "");
  const all = text => text.replace(/\bp[1-9]\b/g, seat => names[seat] || seat);
  if (resigned) return t("result.resigned", { who: listed(resigned[1].split("+").map(all)) });
  return all(line.result || "");
}

/** Where a table stands, in a few words. */
export function standing(line) {
  if (line.status === "over") return result(line);
  if (line.status === "closed") return t("status.closed");
  if (line.status === "open") {
    const free = line.seats.filter(seat => !seat.who && !seat.bot && !seat.automaton).length;
    return free > 0 ? t("status.free-seats", { n: free }) : t("status.full");
  }
  if (line.your_turn) return t("status.your-turn");
  const waits = line.seats.filter(seat => seat.to_act).map(seat => shortly(seat, line.seats));
  return waits.length > 0 ? t("status.waits-for", { who: listed(waits) }) : t("status.playing");
}

/** The line itself: a link to the table. */
export function tableLine(line) {
  const others = line.seats.filter(seat => !seat.you && (seat.who || seat.bot || seat.automaton)).map(sitter);
  const head = others.length > 0 ? t("line.with", { game: title(line.game), who: listed(others) }) : title(line.game);
  const notes = [pace(line), line.rated && t("line.rated"), line.private && t("line.private"), ago(line.touched)].filter(Boolean);
  return el(
    "li",
    {},
    link(
      `/?table=${encodeURIComponent(line.id)}`,
      { class: line.your_turn ? "line lit" : "line" },
      el("span", { class: "line-head" }, el("strong", { text: head }), el("small", { text: notes.join(" · ") })),
      el("span", { class: "line-state", text: standing(line) }),
    ),
  );
}
