// Where I am signed in: browsers, and programs with a token.

import { look, tell } from "./ask.js";
import { button, el, field, fill, part } from "./dom.js";
import { attempt, confirm, copyable, show } from "./notice.js";
import { ago, t } from "./words.js";

/** The devices and tokens of whoever reads. */
export function devicePart() {
  const list = el("ul", { class: "plain-list" });
  const refresh = () => show(list, async () => {
    const rows = await sessions(refresh);
    others.hidden = rows.length < 2;
    return rows;
  });
  const others = button(t("devices.end-others"), async () => {
    if (!(await confirm(t("devices.end-others-sure"), t("devices.end-others")))) return;
    await attempt(() => tell("DELETE", "/api/me/sessions"), others);
    await refresh();
  }, { id: "end-others" });
  refresh();
  return part(
    t("devices.title"),
    { class: "sheet stack", id: "devices" },
    list,
    el("div", { class: "row" }, others),
    el("details", { id: "tokens" }, el("summary", { text: t("devices.programs") }), tokenForm(refresh)),
  );
}

async function sessions(refresh) {
  return (await look("/api/me/sessions")).map(session => row(session, refresh));
}

const MAKERS = [["Firefox", "Firefox"], ["Edg/", "Edge"], ["Chrome", "Chrome"], ["Safari", "Safari"]];
const SYSTEMS = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
];

/** A browser by the two words that people know; its own long description helps nobody. */
function browser(label) {
  const [made, on] = [MAKERS, SYSTEMS].map(list => list.find(([sign]) => label.includes(sign)));
  return made && on ? `${made[1]}, ${on[1]}` : label;
}

function row(session, refresh) {
  const what = session.kind === "token" ? t("devices.token") : t("devices.browser");
  const end = button(t("devices.end"), async () => {
    await attempt(() => tell("DELETE", `/api/me/sessions/${encodeURIComponent(session.id)}`), end);
    await refresh();
  });
  const label = session.kind === "token" ? session.label : browser(session.label);
  const text = el(
    "span",
    {},
    label || what,
    el("small", { text: `${what} · ${t("devices.seen", { when: ago(session.seen) })}` }),
  );
  return el("li", { class: "between" }, text, session.current ? el("em", { text: t("devices.this") }) : end);
}

function tokenForm(refresh) {
  const label = el("input", { type: "text", required: true, maxlength: 100 });
  const make = el("button", { text: t("devices.make-token") });
  const shown = el("div", {});
  const form = el(
    "form",
    { class: "stack" },
    field(t("devices.token-label"), label, t("devices.token-hint")),
    el("div", { class: "row" }, make),
    shown,
  );
  form.addEventListener("submit", async event => {
    event.preventDefault();
    const made = await attempt(() => tell("POST", "/api/me/tokens", { label: label.value.trim() }), make);
    if (!made) return;
    fill(shown, el("p", { text: t("devices.token-once") }), copyable(t("devices.token"), made.token));
    label.value = "";
    await refresh();
  });
  return form;
}
