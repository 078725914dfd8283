// How I want to hear that it is my turn: by this browser, a webhook, mail; what for, and when not.

import { look, tell } from "./ask.js";
import { button, choice, el, field, fill, part, tick } from "./dom.js";
import { attempt, copyable, say, show } from "./notice.js";
import { canPush, subscription, turnOff, turnOn } from "./push.js";
import { t } from "./words.js";

const KINDS = ["turn", "started", "finished", "chat", "invited"];

const toTime = minute => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const toMinute = time => {
  const [hours, minutes] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** All of it. */
export function callPart() {
  const place = el("div", { class: "stack" });
  const refresh = () => show(place, async () => form(await look("/api/me/calls"), refresh));
  refresh();
  return part(t("calls.title"), { class: "sheet stack" }, el("p", { class: "hint", text: t("calls.what") }), place);
}

async function form(calls, refresh) {
  const webhook = el("input", { type: "url", maxlength: 1024, placeholder: "https://", value: calls.webhook_url || "" });
  const kinds = KINDS.map(kind => [kind, tick(t(`calls.kind.${kind}`), calls.kinds[kind])]);
  const daily = typeof calls.digest === "object";
  const digest = choice(
    [["off", t("calls.digest-off")], ["hourly", t("calls.digest-hourly")], ["daily", t("calls.digest-daily")]],
    daily ? "daily" : calls.digest,
  );
  const at = el("input", { type: "time", value: toTime(daily ? calls.digest.daily : 480) });
  const quiet = tick(t("calls.quiet"), calls.quiet);
  const [from, to] = (calls.quiet || [1320, 480]).map(minute => el("input", { type: "time", value: toTime(minute) }));
  from.setAttribute("aria-label", t("calls.quiet-from"));
  to.setAttribute("aria-label", t("calls.quiet-to"));
  const open = tick(t("calls.even-if-open"), calls.even_if_open);
  const byWebhook = tick(t("calls.by-webhook"), calls.webhook);
  const byMail = tick(t("calls.by-mail"), calls.mail);
  const byPush = tick(t("calls.by-push"), calls.push);
  const secret = el("div", {});
  const wishes = renew => ({
    push: byPush.box.checked,
    webhook: byWebhook.box.checked,
    mail: byMail.box.checked,
    digest: digest.value === "daily" ? { daily: toMinute(at.value || "08:00") } : digest.value,
    quiet: quiet.box.checked ? [toMinute(from.value || "22:00"), toMinute(to.value || "08:00")] : null,
    utc_offset_minutes: -new Date().getTimezoneOffset(),
    even_if_open: open.box.checked,
    kinds: Object.fromEntries(kinds.map(([kind, { box }]) => [kind, box.checked])),
    webhook_url: webhook.value.trim() || null,
    renew_secret: renew,
  });
  const save = el("button", { class: "main", text: t("common.save") });
  const store = async (renew, pressed) => {
    const now = await attempt(() => tell("PUT", "/api/me/calls", wishes(renew)), pressed);
    if (!now) return;
    say(t("calls.saved"));
    fill(
      secret,
      now.webhook_secret && [el("p", { text: t("calls.secret-once") }), copyable(t("calls.secret"), now.webhook_secret)],
    );
  };
  const renew = button(t("calls.renew-secret"), () => store(true, renew));
  const body = el(
    "form",
    { class: "stack" },
    await browser(byPush, calls, () => store(false).then(refresh)),
    el(
      "fieldset",
      {},
      el("legend", { text: t("calls.webhook") }),
      byWebhook.row,
      field(t("calls.webhook-url"), webhook, t("calls.webhook-hint")),
      el("div", { class: "row" }, renew),
      secret,
    ),
    calls.mail_offered ? mail(calls, byMail, refresh) : el("p", { class: "hint", text: t("calls.no-mail") }),
    el("fieldset", {}, el("legend", { text: t("calls.for") }), kinds.map(([, { row }]) => row), open.row),
    el(
      "fieldset",
      {},
      el("legend", { text: t("calls.when") }),
      field(t("calls.digest"), digest),
      field(t("calls.digest-at"), at),
      quiet.row,
      el("div", { class: "row" }, from, "–", to),
    ),
    el("div", { class: "row" }, save, tryOut()),
  );
  body.addEventListener("submit", event => {
    event.preventDefault();
    store(false, save);
  });
  return body;
}

/** This browser: on or off. */
async function browser(byPush, calls, changed) {
  const title = el("legend", { text: t("calls.push") });
  if (!canPush()) return el("fieldset", {}, title, el("p", { class: "hint", text: t("calls.push-cannot") }));
  const on = Boolean(await subscription());
  const turn = button(on ? t("calls.push-off") : t("calls.push-on"), async () => {
    const done = await attempt(async () => {
      await (on ? turnOff() : turnOn());
      return true;
    }, turn);
    if (!done) return;
    if (!on) byPush.box.checked = true;
    await changed();
  });
  return el(
    "fieldset",
    {},
    title,
    byPush.row,
    el("p", { class: "hint", text: t("calls.browsers", { n: calls.browsers }) }),
    el("div", { class: "row" }, turn),
  );
}

/** The mail address, which its owner must confirm. */
function mail(calls, byMail, refresh) {
  const address = el("input", { type: "email", maxlength: 254, autocomplete: "email", value: calls.mail_address || "" });
  const give = button(t("calls.mail-give"), async () => {
    const done = await attempt(async () => (await tell("POST", "/api/me/mail", { address: address.value.trim() })) ?? true, give);
    if (!done) return;
    say(t("calls.mail-sent"));
    await refresh();
  });
  const forget = button(t("calls.mail-forget"), async () => {
    await attempt(() => tell("DELETE", "/api/me/mail"), forget);
    await refresh();
  });
  const state = calls.mail_address && el(
    "p",
    { class: "hint", text: calls.mail_confirmed ? t("calls.mail-confirmed") : t("calls.mail-waits") },
  );
  return el(
    "fieldset",
    {},
    el("legend", { text: t("calls.mail") }),
    byMail.row,
    field(t("calls.mail-address"), address),
    state,
    el("div", { class: "row" }, give, calls.mail_address && forget),
  );
}

/** Sends a test over every way that is on, and says how each went. */
function tryOut() {
  const results = el("ul", { class: "plain-list", "aria-live": "polite" });
  const test = button(t("calls.test"), async () => {
    const done = await attempt(() => tell("POST", "/api/me/calls/test", {}), test);
    if (!done) return;
    const lines = done.channels.map(
      ({ channel, sent, reason }) => `${t(`calls.${channel}`)}: ${sent ? t("calls.test-sent") : reason || t("calls.test-failed")}`,
    );
    fill(results, (lines.length > 0 ? lines : [t("calls.test-none")]).map(text => el("li", { text })));
  });
  return [test, results];
}
