// Short words to the reader: what was done, what went wrong, and questions before something that cannot be taken back.

import { button, el, fill } from "./dom.js";
import { t } from "./words.js";

const STAYS = 6000;
// The newest lines: all of them are in the story.
const MOST_LINES = 5;
let timer = 0;

/** Says something that is good to know. With lines to read below it stays until it is put away. */
export function say(text, lines = []) {
  const place = document.getElementById("said");
  clearTimeout(timer);
  if (lines.length === 0) {
    fill(place, el("p", { class: "notice", text }));
    timer = setTimeout(() => fill(place), STAYS);
    return;
  }
  const news = el("ul", {}, lines.slice(-MOST_LINES).map(line => el("li", { text: line })));
  const away = button(t("common.close"), () => fill(place), { class: "quiet" });
  fill(place, el("div", { class: "notice" }, el("div", {}, el("p", { text }), news), away));
}

/** Says what went wrong; it stays until it is put away or something else succeeds. */
export function fail(error) {
  // Whatever is not a refusal is a fault of the page itself: it belongs into the console, too.
  if (!error.code) console.error(error);
  const place = document.getElementById("failed");
  const away = button(t("common.close"), () => fill(place), { class: "quiet" });
  fill(place, el("div", { class: "notice bad" }, el("p", { text: error.message }), away));
}

/** Puts away what went wrong before. */
export function clear() {
  fill(document.getElementById("failed"));
}

/** Does something that may be refused, with the button that asked for it out of use meanwhile. */
export async function attempt(work, pressed) {
  if (pressed) pressed.disabled = true;
  try {
    const done = await work();
    clear();
    return done;
  } catch (error) {
    fail(error);
    return undefined;
  } finally {
    if (pressed) pressed.disabled = false;
  }
}

/** Fills a place of the page with what the server knows; where it does not tell, its reason stands there. */
export async function show(place, work) {
  try {
    fill(place, await work());
  } catch (error) {
    if (!error.code) console.error(error);
    fill(place, el(place.tagName === "UL" ? "li" : "p", { class: "error", text: error.message }));
  }
}

/** Asks before something that cannot be taken back. */
export function confirm(question, yes) {
  return new Promise(answer => {
    const dialog = el("dialog", { "aria-label": question });
    const end = result => () => {
      dialog.close();
      answer(result);
    };
    dialog.addEventListener("cancel", () => answer(false));
    dialog.addEventListener("close", () => dialog.remove());
    const no = button(t("common.cancel"), end(false));
    fill(
      dialog,
      el("p", { text: question }),
      el("div", { class: "row" }, button(yes, end(true), { class: "main", data: { yes: "" } }), no),
    );
    document.body.append(dialog);
    dialog.showModal();
    no.focus();
  });
}

/** A text to copy, with the button that does it. */
export function copyable(label, text) {
  const shown = el("input", { type: "text", readonly: true, value: text, "aria-label": label, class: "mono" });
  shown.addEventListener("focus", () => shown.select());
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say(t("common.copied"));
    } catch {
      shown.focus();
      say(t("common.copy-yourself"));
    }
  };
  return el("div", { class: "copy" }, shown, button(t("common.copy"), copy));
}
