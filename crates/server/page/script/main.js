// The beginning: language, name, and then wherever the address points.

import { tell } from "./ask.js";
import { button, choice, el, fill, link } from "./dom.js";
import { go, house, learnMe, learnOffer } from "./house.js";
import { clear, fail } from "./notice.js";
import { keep, kept, language, LANGUAGES, speak, t } from "./words.js";
import { showName } from "./name.js";
import { showStart } from "./start.js";
import { showSetup } from "./setup.js";
import { showTable } from "./table.js";
import { showAccount } from "./account.js";

const main = document.getElementById("main");
let leave = () => {};
let visit = 0;

function theme() {
  const dark = document.documentElement.dataset.theme === "candlelight";
  const turn = () => {
    keep("theme", dark ? "vellum" : "candlelight");
    window.dispatchEvent(new Event("themechosen"));
    bar();
    document.getElementById("theme").focus();
  };
  return button(dark ? t("nav.light") : t("nav.dark"), turn, { id: "theme", class: "quiet" });
}

function tongue() {
  const chosen = choice(LANGUAGES, language(), { id: "language", "aria-label": t("nav.language") });
  chosen.addEventListener("change", async () => {
    try {
      keep("language", chosen.value);
      await speak(chosen.value);
      if (house.me?.login) house.me = await tell("PATCH", "/api/me", { language: chosen.value });
    } catch (error) {
      fail(error);
    }
    house.live.open();
    await route(false);
    document.getElementById("language").focus();
  });
  return chosen;
}

/** The bar at the top. */
function bar() {
  const here = new URLSearchParams(location.search);
  const at = (...names) => (names.some(name => here.has(name)) ? "page" : undefined);
  const nav = house.me && [
    link("/", { text: t("nav.tables"), "aria-current": here.size === 0 ? "page" : undefined }),
    link("/?new", { text: t("nav.new"), "aria-current": at("new") }),
  ];
  fill(document.getElementById("nav"), nav);
  const me = house.me && link(
    "/?account",
    { id: "me", text: house.me.name, title: t("nav.account"), "aria-current": at("account", "settings") },
  );
  fill(document.getElementById("knobs"), me, tongue(), theme());
}

/** Shows what the address points at. */
async function route(moved = true) {
  const mine = ++visit;
  leave();
  leave = () => {};
  clear();
  const asked = new URLSearchParams(location.search);
  try {
    await learnOffer();
    if (house.me === undefined) await learnMe();
    if (mine !== visit) return;
    bar();
    const place = el("div", { class: "place" });
    fill(main, place);
    leave = (await open(place, asked)) || leave;
  } catch (error) {
    if (mine === visit) failed(error);
  }
  if (moved && mine === visit) main.focus({ preventScroll: true });
}

function open(place, asked) {
  if (!house.me) return showName(place, () => route());
  if (asked.has("table")) return showTable(place, asked);
  if (asked.has("new")) return showSetup(place, asked.get("new"));
  if (asked.has("account") || asked.has("settings")) return showAccount(place, bar, asked.get("settings"));
  return showStart(place);
}

/** Where a place cannot be shown, the reason stands there. */
function failed(error) {
  if (!error.code) console.error(error);
  const back = link("/", { class: "button", text: t("common.back") });
  const again = button(t("common.again"), () => route());
  fill(
    main,
    el(
      "div",
      { class: "sheet narrow" },
      el("h1", { text: t("error.title") }),
      el("p", { role: "alert", text: error.message }),
      el("div", { class: "row" }, again, back),
    ),
  );
  document.title = "Demesne";
}

document.addEventListener("click", event => {
  const inside = event.target.closest?.("a[data-inside]");
  if (!inside || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(inside.href);
  scrollTo(0, 0);
});
window.addEventListener("popstate", () => route());
window.addEventListener("moved", () => route());

try {
  await speak(kept("language"));
  await learnMe();
  // Who chose a language once hears it on every device, unless this browser was told another.
  if (house.me?.language && !kept("language")) await speak(house.me.language);
} catch (error) {
  fail(error);
}
house.live.open();
await route(false);
