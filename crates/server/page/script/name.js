// Who comes for the first time says a name; an account is not needed.

import { tell } from "./ask.js";
import { el, field, fill } from "./dom.js";
import { house } from "./house.js";
import { attempt } from "./notice.js";
import { signInForm } from "./signin.js";
import { t } from "./words.js";

/** The name of the house with its painted initial. */
export function initial() {
  return el(
    "h1",
    { class: "display", "aria-label": "Demesne" },
    el("img", { src: "/icon.svg", alt: "", width: 72, height: 72 }),
    el("span", { "aria-hidden": "true", text: "emesne" }),
  );
}

/** Asks for a name, and then goes on to where the link pointed. */
export function showName(place, then) {
  document.title = "Demesne";
  const name = el("input", { type: "text", id: "name", required: true, maxlength: 40, autocomplete: "nickname" });
  const enter = el("button", { class: "main", id: "enter", text: t("name.enter") });
  const welcome = async () => {
    house.live.open();
    await then();
  };
  const form = el("form", { class: "stack" }, field(t("name.label"), name, t("name.hint")), el("div", { class: "row" }, enter));
  form.addEventListener("submit", async event => {
    event.preventDefault();
    const me = await attempt(() => tell("POST", "/api/guests", { name: name.value }), enter);
    if (!me) return name.focus();
    house.me = me;
    await welcome();
  });
  const account = el("details", {}, el("summary", { text: t("name.have-account") }), signInForm(welcome));
  fill(
    place,
    el("div", { class: "sheet narrow" }, initial(), el("p", { class: "lead", text: t("start.lead") }), form, account),
  );
  name.focus();
}
