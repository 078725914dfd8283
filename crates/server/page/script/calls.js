// How I want to hear that it is my turn: by this browser, by mail, by a webhook; what for, and when not.

import { look, tell } from "./ask.js";
import { button, choice, el, field, fill, part, tick } from "./dom.js";
import { mailWay, pushWay, webhookWay } from "./ways.js";
import { attempt, copyable, say, show } from "./notice.js";
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
  return part(t("calls.title"), { class: "sheet stack", id: "calls" }, el("p", { class: "hint", text: t("calls.what") }), place);
}

async function form(calls, refresh) {
  const reasons = kinds(calls);
  const times = hours(calls);
  const secret = el("div", { class: "stack", id: "secret" });
  const mail = mailWay(calls);
  const webhook = webhookWay(calls, () => store(true, webhook.renew), secret);
  /** Keeps what the form says; true if that worked. */
  const store = async (renew, pressed) => {
    const now = await attempt(async () => {
      await mail.learn();
      const wishes = { ...push.read(), ...mail.read(), ...webhook.read(), ...reasons.read(), ...times.read() };
      return tell("PUT", "/api/me/calls", { ...wishes, renew_secret: renew });
    }, pressed);
    if (!now) return false;
    say(t("calls.saved"));
    if (now.webhook_secret) fill(
      secret,
      el("p", { text: t("calls.secret-once") }),
      copyable(t("calls.secret"), now.webhook_secret),
    );
    return true;
  };
  // Whatever else was changed meanwhile is kept before the page asks anew.
  const push = await pushWay(calls, async () => (await store(false)) && refresh());
  const save = el("button", { class: "main", text: t("common.save"), id: "save-calls" });
  const body = el(
    "form",
    { class: "stack", novalidate: true },
    push.node,
    mail.node,
    webhook.node,
    reasons.node,
    times.node,
    el("div", { class: "row" }, save, tryOut(pressed => store(false, pressed))),
  );
  body.addEventListener("submit", event => {
    event.preventDefault();
    store(false, save);
  });
  return body;
}

/** What for. */
function kinds(calls) {
  const boxes = KINDS.map(kind => [kind, tick(t(`calls.kind.${kind}`), calls.kinds[kind], { name: `kind-${kind}` })]);
  const open = tick(t("calls.even-if-open"), calls.even_if_open, { name: "even-if-open" });
  const rows = boxes.map(([, { row }]) => row);
  return {
    node: el("fieldset", {}, el("legend", { text: t("calls.for") }), rows, open.row),
    read: () => ({
      kinds: Object.fromEntries(boxes.map(([kind, { box }]) => [kind, box.checked])),
      even_if_open: open.box.checked,
    }),
  };
}

/** When: at once or gathered, and when not. */
function hours(calls) {
  const daily = typeof calls.digest === "object";
  const digest = choice(
    [["off", t("calls.digest-off")], ["hourly", t("calls.digest-hourly")], ["daily", t("calls.digest-daily")]],
    daily ? "daily" : calls.digest,
    { id: "digest" },
  );
  const time = (name, minute) => el("input", { type: "time", required: true, name, value: toTime(minute) });
  const at = time("digest-at", daily ? calls.digest.daily : 480);
  const quiet = tick(t("calls.quiet"), calls.quiet, { name: "quiet" });
  const [from, to] = (calls.quiet || [1320, 480]).map((minute, i) => time(["quiet-from", "quiet-to"][i], minute));
  const when = field(t("calls.digest-at"), at);
  const between = el("div", { class: "row" }, field(t("calls.quiet-from"), from), field(t("calls.quiet-to"), to));
  const draw = () => {
    when.hidden = digest.value !== "daily";
    between.hidden = !quiet.box.checked;
  };
  digest.addEventListener("change", draw);
  quiet.box.addEventListener("change", draw);
  draw();
  return {
    node: el("fieldset", {}, el("legend", { text: t("calls.when") }), field(t("calls.digest"), digest), when, quiet.row, between),
    read: () => ({
      digest: digest.value === "daily" ? { daily: toMinute(at.value || "08:00") } : digest.value,
      quiet: quiet.box.checked ? [toMinute(from.value || "22:00"), toMinute(to.value || "08:00")] : null,
      utc_offset_minutes: -new Date().getTimezoneOffset(),
    }),
  };
}

/** Keeps what was chosen, sends a test over every way that is on, and says how each went. */
function tryOut(store) {
  const results = el("ul", { class: "plain-list wide-row", id: "test-results", "aria-live": "polite" });
  const test = button(
    t("calls.test"),
    async () => {
      fill(results);
      if (!(await store(test))) return;
      const done = await attempt(() => tell("POST", "/api/me/calls/test", {}), test);
      if (!done) return;
      const lines = done.channels.map(
        ({ channel, sent, reason }) => `${t(`calls.${channel}`)}: ${sent ? t("calls.test-sent") : reason || t("calls.test-failed")}`,
      );
      fill(results, (lines.length > 0 ? lines : [t("calls.test-none")]).map(text => el("li", { text })));
    },
    { id: "test-calls" },
  );
  return [test, results];
}
