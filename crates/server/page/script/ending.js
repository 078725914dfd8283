// How it ended, and how everybody can check that chance was fair.

import { address } from "./ask.js";
import { button, el, fill, part } from "./dom.js";
import { result } from "./lines.js";
import { listed, t } from "./words.js";

export function endPart(table) {
  const body = el("div", { class: "stack" });
  const node = part(t("end.title"), { class: "sheet stack", id: "ending" }, body);
  let shown = "";
  const draw = () => {
    const { play, status } = table.view;
    node.hidden = !play?.over && status !== "closed";
    const now = JSON.stringify([play?.over, status]);
    if (node.hidden || now === shown) return;
    shown = now;
    fill(body, play?.over ? ended(table, play) : el("p", { text: t("status.closed") }));
  };
  return { node, draw };
}

function ended(table, play) {
  const { over } = play;
  const ranks = over.ranks.map(rank =>
    el(
      "li",
      { class: rank.won ? "won" : "" },
      el("span", { class: "rank", text: `${rank.place}.` }),
      el("strong", { text: listed(rank.seats.map(seat => table.name(seat))) }),
      el("span", { class: "points", text: t("end.points", { n: rank.points }) }),
      rank.won && el("span", { class: "turn", text: t("end.won") }),
    ),
  );
  const file = el(
    "a",
    {
      class: "button",
      href: address(table.path("/record"), { invite: table.invite }),
      download: `demesne-${table.id}.txt`,
      text: t("end.record"),
    },
  );
  return [
    el("p", { class: "lead", text: result(table.view) }),
    el("ol", { class: "ranks" }, ranks),
    el("div", { class: "row" }, file),
    el("details", {}, el("summary", { text: t("end.chance") }), chance(play)),
  ];
}

/** The seed, its hash, and a check that the one gives the other. */
function chance(play) {
  const verdict = el("p", { role: "status", id: "verdict" });
  const check = button(t("end.check"), async () => {
    verdict.textContent = await verify(play.over.seed, play.commitment);
  }, { id: "check" });
  const row = (name, text) => [el("dt", { text: name }), el("dd", { class: "mono", text })];
  return el(
    "div",
    { class: "stack" },
    el("p", { text: t("end.chance-what") }),
    el("dl", {}, row(t("end.commitment"), play.commitment), row(t("end.seed"), play.over.seed)),
    el("div", { class: "row" }, check),
    verdict,
    el("p", { class: "hint", text: t("end.rest") }),
    el("pre", { class: "command", text: "demesne record verify demesne-….txt" }),
  );
}

async function verify(seed, commitment) {
  // Browsers keep their hash functions from pages without TLS.
  if (!crypto.subtle) return t("end.cannot-check");
  const bytes = Uint8Array.from(seed.match(/../g) || [], pair => parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const text = Array.from(hash, byte => byte.toString(16).padStart(2, "0")).join("");
  return text === commitment ? t("end.right") : t("end.wrong");
}
