// The game, drawn in characters. It scrolls in its own box where it is wider than that.

import { el, fill } from "./dom.js";
import { house } from "./house.js";
import { t } from "./words.js";

export function screenPart(table) {
  const text = el("pre", { id: "screen", tabindex: "0", "aria-label": t("table.screen") });
  const signs = el("p", {});
  const read = el("details", { class: "signs" }, el("summary", { text: t("table.signs") }), signs);
  const node = el("div", { class: "screen" }, text, read);
  const draw = () => {
    const lines = table.view.play?.screen || [];
    node.hidden = lines.length === 0;
    fill(signs, house.offer.games.find(line => line.game === table.view.game)?.signs || "");
    const drawn = lines.join("\n");
    if (text.textContent === drawn) return;
    text.textContent = drawn;
    // The letters are as large as the longest line lets them be.
    text.style.setProperty("--columns", Math.max(40, ...lines.map(line => [...line].length)));
  };
  return { node, draw };
}
