// Points by where they came from.

import { el, fill, part } from "./dom.js";
import { t } from "./words.js";

export function scorePart(table) {
  const body = el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": t("table.scores") });
  const node = part(t("table.scores"), { class: "sheet stack", id: "scores" }, body);
  const draw = () => {
    const scores = table.view.play?.scores || [];
    node.hidden = scores.length === 0;
    const sources = new Map(scores.flatMap(line => line.sources.map(({ source, name }) => [source, name])));
    const points = (line, source) => line.sources.find(other => other.source === source)?.points ?? 0;
    const head = el(
      "tr",
      {},
      el("th", { scope: "col", text: t("scores.source") }),
      scores.map(line => el("th", { scope: "col", text: table.name(line.seat) })),
    );
    const rows = [...sources].map(
      ([source, name]) => el(
        "tr",
        {},
        el("th", { scope: "row", text: name }),
        scores.map(line => el("td", { text: String(points(line, source)) })),
      ),
    );
    const sum = el(
      "tr",
      { class: "sum" },
      el("th", { scope: "row", text: t("scores.total") }),
      scores.map(line => el("td", { text: String(line.total) })),
    );
    fill(body, el("table", {}, el("thead", {}, head), el("tbody", {}, rows), el("tfoot", {}, sum)));
  };
  return { node, draw };
}
