// What people say at the table, and what happens there besides the game.

import { el, field, part } from "./dom.js";
import { attempt } from "./notice.js";
import { named, t } from "./words.js";

export function talkPart(table) {
  const list = el("ol", { class: "talk", tabindex: "0", role: "log", "aria-live": "off", "aria-label": t("table.talk") });
  const input = el("input", { type: "text", maxlength: 500, id: "say", autocomplete: "off", required: true });
  const send = el("button", { text: t("talk.send") });
  const form = el("form", { class: "copy" }, field(t("talk.say"), input), send);
  const node = part(t("table.talk"), { class: "sheet stack", id: "talk" }, list, form);
  let last = 0;
  form.addEventListener("submit", async event => {
    event.preventDefault();
    const text = input.value.trim();
    if (text && (await attempt(() => table.ask("POST", "/chat", { text }), send))) input.value = "";
    input.focus();
  });
  /** Takes in events; those that are known already are left out. */
  const hear = events => {
    // After a restored backup the table begins anew.
    if (events[0].seq === 1 && last > 0) {
      last = 0;
      list.replaceChildren();
    }
    const below = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    for (const event of events.filter(({ seq }) => seq > last)) {
      const item = line(event, table);
      if (item) list.append(item);
      last = event.seq;
    }
    if (below) list.scrollTop = list.scrollHeight;
    setTimeout(() => list.setAttribute("aria-live", "polite"), 1000);
  };
  return { node, draw: () => (form.hidden = table.mine.length === 0 && !table.owned), hear };
}

function line(event, table) {
  const who = event.who || event.by;
  const name = who ? who.name || t("seat.gone") : "";
  if (event.kind === "said") {
    return el(
      "li",
      {},
      el("strong", { text: `${name}: ` }),
      event.text === undefined ? el("em", { text: t("talk.deleted") }) : event.text,
    );
  }
  const words = {
    made: () => t("event.made", { who: name }),
    sat: () => t("event.sat", { who: name, seat: event.seat }),
    "bot-sat": () => t("event.bot-sat", { level: named("level.", event.level), seat: event.seat }),
    left: () => t("event.left", { seat: event.seat }),
    started: () => t("event.started"),
    undone: () => t("event.undone", { who: table.name(event.seat) }),
    "undo-asked": () => t("event.undo-asked", { who: table.name(event.seat) }),
    "undo-answered": () => t(event.agrees ? "event.undo-agreed" : "event.undo-refused", { who: table.name(event.seat) }),
    "out-of-time": () => t("event.out-of-time", { who: table.name(event.seat) }),
    resigned: () => t("event.resigned", { who: table.name(event.seat) }),
    "handed-over": () => t("event.handed-over", { who: name, seat: event.seat }),
    closed: () => t("event.closed", { who: name }),
    rematch: () => t("event.rematch"),
  }[event.kind];
  return words ? el("li", { class: "event", text: words() }) : null;
}
