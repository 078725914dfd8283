// The game so far in words, newest last.

import { address, look } from "./ask.js";
import { el, fill, part } from "./dom.js";
import { t } from "./words.js";

export function storyPart(table) {
  const list = el("ol", { class: "story", tabindex: "0", role: "log", "aria-live": "off", "aria-label": t("table.story") });
  const node = part(t("table.story"), { class: "sheet stack", id: "story" }, list);
  let known = 0;
  let lines = [];
  /** What was told of the steps from one on. */
  table.told = from => lines.filter(({ step }) => step >= from).map(({ item }) => item.textContent);
  // Seen with other eyes it is another story.
  table.restory = () => {
    known = 0;
    lines = [];
    fill(list);
  };
  const load = async () => {
    const { play } = table.view;
    node.hidden = !play;
    if (!play || play.length === known) return;
    if (play.length < known) cut(play.length);
    const story = await look(address(table.path("/story"), table.looks({ from: known })));
    const first = lines.length === 0;
    const below = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    for (const line of story.lines.filter(({ step }) => step >= known)) {
      const item = el("li", { text: names(line.text) });
      lines.push({ step: line.step, item });
      list.append(item);
    }
    known = story.length;
    if (first || below) list.scrollTop = list.scrollHeight;
    // What was there when the page came is not read out, only what is new.
    if (first) setTimeout(() => list.setAttribute("aria-live", "polite"), 1000);
  };
  /** Steps that were taken back are no longer part of it. */
  const cut = length => {
    for (const { item } of lines.filter(({ step }) => step >= length)) item.remove();
    lines = lines.filter(({ step }) => step < length);
    known = length;
  };
  const names = text => text.replace(
    /\bp[1-9]\b/g,
    seat => (table.view.seats.some(other => other.seat === seat) ? table.name(seat) : seat),
  );
  /** The newest is in sight when the page comes. */
  const settle = () => (list.scrollTop = list.scrollHeight);
  return { node, draw: () => (node.hidden = !table.view.play), load, settle };
}
