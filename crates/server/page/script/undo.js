// Taking steps back: one's own at once, more if the others agree.

import { button, el, fill, part } from "./dom.js";
import { attempt } from "./notice.js";
import { t } from "./words.js";

export function undoPart(table) {
  const node = el("div", { hidden: true });
  let shown = "";
  const draw = () => {
    const { play, viewer, status } = table.view;
    const wish = play?.undo_asked;
    const now = JSON.stringify([wish, viewer, status]);
    // Redrawn only when something changed: somebody may stand on a button here.
    if (now === shown) return;
    shown = now;
    node.hidden = !wish || status !== "playing";
    fill(node, node.hidden ? null : asked(table, wish));
  };
  return { node, draw };
}

function asked(table, wish) {
  const { play, viewer } = table.view;
  const steps = play.length - wish.length;
  const waits = wish.waits_for.includes(viewer);
  const answer = agrees => {
    const press = button(
      agrees ? t("undo.agree") : t("undo.refuse"),
      () => attempt(() => table.ask("POST", "/undo/answer", { seat: viewer, agrees }), press),
      { class: agrees ? "main" : "", id: agrees ? "agree" : "refuse" },
    );
    return press;
  };
  const words = waits ? t("undo.asks-you", { n: steps, who: table.name(wish.by) }) : t("undo.asks", { n: steps, who: table.name(wish.by) });
  return part(
    t("undo.title"),
    { class: "sheet stack lit-sheet", role: "alert" },
    el("p", { text: words }),
    waits && el("div", { class: "row" }, answer(true), answer(false)),
  );
}

/** Taking one's last step back, where that needs nobody's consent. */
export function undoOwn(table) {
  const to = table.view.play?.undo_to;
  if (to === undefined || !table.view.viewer) return null;
  const own = button(t("undo.own"), () => attempt(() => table.act("/undo", { length: to }), own), { id: "undo" });
  return own;
}

/** Asking to go further back. */
export function undoFurther(table) {
  const { play, undo, viewer, status } = table.view;
  if (status !== "playing" || !viewer || undo !== "agreed" || !play || play.undo_asked) return null;
  const steps = el(
    "input",
    { type: "number", min: 1, max: 99, value: 1, "aria-label": t("undo.steps"), class: "small", inputmode: "numeric" },
  );
  const ask = button(
    t("undo.ask"),
    () => attempt(
      () => table.act(
        "/undo",
        { length: Math.max(0, table.view.play.length - Math.max(1, Math.round(Number(steps.value)) || 1)) },
      ),
      ask,
    ),
    { id: "ask-undo" },
  );
  return el(
    "details",
    { id: "further" },
    el("summary", { text: t("undo.further") }),
    el("div", { class: "row" }, el("label", {}, t("undo.steps"), " ", steps), ask),
    el("p", { class: "hint", text: t("undo.hint") }),
  );
}
