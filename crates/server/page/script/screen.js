// The game, drawn in characters. It scrolls in its own box where it is wider than that.

import { el } from "./dom.js";
import { t } from "./words.js";

export function screenPart(table) {
  const text = el("pre", { id: "screen", tabindex: "0", "aria-label": t("table.screen") });
  const node = el("div", { class: "screen" }, text);
  const draw = () => {
    const lines = table.view.play?.screen || [];
    node.hidden = lines.length === 0;
    const drawn = lines.join("\n");
    if (text.textContent === drawn) return;
    text.textContent = drawn;
    // The letters are as large as the longest line lets them be.
    text.style.setProperty("--columns", Math.max(40, ...lines.map(line => [...line].length)));
  };
  return { node, draw };
}
