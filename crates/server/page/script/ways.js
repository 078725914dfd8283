// The ways by which somebody is called: notifications of browsers, mail, a webhook.

import { look, tell } from "./ask.js";
import { button, el, field, tick } from "./dom.js";
import { attempt } from "./notice.js";
import { canPush, subscription, turnOff, turnOn } from "./push.js";
import { t } from "./words.js";

/** Notifications: this browser on or off, and whether browsers are called at all. */
export async function pushWay(calls, changed) {
  const title = el("legend", { text: t("calls.push") });
  const by = tick(t("calls.by-push"), calls.push, { name: "push" });
  const read = () => ({ push: by.box.checked });
  if (!canPush()) return { node: el("fieldset", {}, title, el("p", { class: "hint", text: t("calls.push-cannot") })), read };
  const on = Boolean(await subscription());
  const turn = button(
    on ? t("calls.push-off") : t("calls.push-on"),
    async () => {
      const now = await attempt(() => (on ? turnOff() : turnOn()), turn);
      if (!now) return;
      by.box.checked = now.push;
      await changed();
    },
    { id: "push" },
  );
  const some = calls.browsers > 0;
  const node = el(
    "fieldset",
    {},
    title,
    some ? by.row : el("p", { class: "hint", text: t("calls.push-none") }),
    some && el("p", { class: "hint", text: t("calls.browsers", { n: calls.browsers }) }),
    el("div", { class: "row" }, turn),
  );
  return { node, read };
}

/** The mail address, which its owner must confirm. Until then mails cannot be turned on. */
export function mailWay(calls) {
  if (!calls.mail_offered) {
    return { node: el("p", { class: "hint", text: t("calls.no-mail") }), read: () => ({ mail: false }), learn: () => {} };
  }
  const by = tick(t("calls.by-mail"), calls.mail, { name: "mail" });
  const address = el(
    "input",
    { type: "email", maxlength: 254, autocomplete: "email", name: "mail-address", value: calls.mail_address || "" },
  );
  const state = el("p", { class: "hint", id: "mail-state", role: "status" });
  let asked = null;
  const draw = now => {
    by.box.disabled = !now.mail_confirmed;
    by.box.checked = now.mail_confirmed && now.mail;
    const confirmed = now.mail_confirmed ? t("calls.mail-confirmed", { address: now.mail_address }) : t("calls.mail-first");
    state.textContent = asked ? t("calls.mail-waits", { address: asked }) : confirmed;
    forget.hidden = !now.mail_address && !asked;
  };
  /** Whether the address was confirmed meanwhile, in another window. */
  const learn = async () => {
    if (!asked) return;
    const now = await look("/api/me/calls");
    if (now.mail_address !== asked) return;
    asked = null;
    draw(now);
  };
  const give = button(
    t("calls.mail-give"),
    async () => {
      const wanted = address.value.trim();
      const now = await attempt(() => tell("POST", "/api/me/mail", { address: wanted }), give);
      if (!now) return;
      asked = wanted;
      draw(now);
    },
    { id: "give-mail" },
  );
  const forget = button(
    t("calls.mail-forget"),
    async () => {
      const now = await attempt(() => tell("DELETE", "/api/me/mail"), forget);
      if (!now) return;
      asked = null;
      address.value = "";
      draw(now);
    },
    { id: "forget-mail" },
  );
  // Whoever comes back from the mail sees what its link did.
  const back = () => {
    if (!state.isConnected) document.removeEventListener("visibilitychange", back);
    else if (!document.hidden) attempt(learn);
  };
  document.addEventListener("visibilitychange", back);
  draw(calls);
  const node = el(
    "fieldset",
    {},
    el("legend", { text: t("calls.mail") }),
    field(t("calls.mail-address"), address),
    state,
    el("div", { class: "row" }, give, forget),
    by.row,
  );
  return { node, read: () => ({ mail: by.box.checked }), learn };
}

/** An address of a program that is told. */
export function webhookWay(calls, again, secret) {
  const by = tick(t("calls.by-webhook"), calls.webhook, { name: "webhook" });
  const url = el("input", { type: "url", maxlength: 1024, placeholder: "https://", name: "webhook-url", value: calls.webhook_url || "" });
  const renew = button(t("calls.renew-secret"), again, { id: "renew-secret" });
  // Few need it: it is open only where it is used.
  const node = el(
    "details",
    { id: "webhook", open: Boolean(calls.webhook_url) },
    el("summary", { text: t("calls.webhook-what") }),
    el(
      "fieldset",
      {},
      el("legend", { text: t("calls.webhook") }),
      by.row,
      field(t("calls.webhook-url"), url, t("calls.webhook-hint")),
      secret,
      el("div", { class: "row" }, renew),
    ),
  );
  return { node, renew, read: () => ({ webhook: by.box.checked, webhook_url: url.value.trim() || null }) };
}
