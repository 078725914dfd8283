// Passkeys: keys that a device keeps and that open an account without a password.

import { look, Refused, tell } from "./ask.js";
import { button, el, field, part } from "./dom.js";
import { house, learnMe } from "./house.js";
import { attempt, confirm, say, show } from "./notice.js";
import { date, t } from "./words.js";

/** Whether this browser can use passkeys here. */
export const canPasskeys = () => Boolean(window.PublicKeyCredential && navigator.credentials);

function toBytes(text) {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, letter => letter.charCodeAt(0));
}

function toText(buffer) {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** What the server asks, with its texts turned into bytes, as browsers want it. */
function question(options) {
  const asked = { ...options.publicKey, challenge: toBytes(options.publicKey.challenge) };
  if (asked.user) asked.user = { ...asked.user, id: toBytes(asked.user.id) };
  for (const list of ["excludeCredentials", "allowCredentials"]) {
    if (asked[list]) asked[list] = asked[list].map(key => ({ ...key, id: toBytes(key.id) }));
  }
  return asked;
}

/** What the device answered, with its bytes turned into text. */
function answer(key) {
  if (key.toJSON) return key.toJSON();
  const response = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (key.response[name]) response[name] = toText(key.response[name]);
  }
  const extensions = key.getClientExtensionResults();
  return { id: key.id, rawId: toText(key.rawId), type: key.type, response, clientExtensionResults: extensions, extensions };
}

/** Asks the device; whoever puts its question away is told so in words. */
async function device(work) {
  try {
    return await work();
  } catch {
    throw new Refused(0, { code: "passkey-cancelled", message: t("passkeys.cancelled") });
  }
}

/** Signs in with a passkey of this device; says who that is. */
export async function signInByPasskey() {
  const { ceremony, options } = await tell("POST", "/api/passkeys/sign-in/start", {});
  const key = await device(() => navigator.credentials.get({ publicKey: question(options) }));
  return tell("POST", "/api/passkeys/sign-in/finish", { ceremony, answer: answer(key) });
}

async function register(login, label) {
  const { ceremony, options } = await tell("POST", "/api/passkeys/register/start", login ? { login } : {});
  const key = await device(() => navigator.credentials.create({ publicKey: question(options) }));
  return tell("POST", "/api/passkeys/register/finish", { ceremony, answer: answer(key), label: label || undefined });
}

/** The passkeys of whoever reads, with a form for another one. */
export function passkeyPart(changed) {
  const list = el("ul", { class: "plain-list" });
  const section = part(
    t("passkeys.title"),
    { class: "sheet stack", id: "passkeys" },
    el("p", { class: "hint", text: t("passkeys.what") }),
    list,
  );
  if (!canPasskeys()) {
    section.append(el("p", { text: t("passkeys.cannot") }));
    return section;
  }
  const login = house.me.login ? null : el(
    "input",
    { type: "text", required: true, maxlength: 32, autocomplete: "username", autocapitalize: "none" },
  );
  const label = el("input", { type: "text", maxlength: 100 });
  const make = el("button", { text: t("passkeys.add") });
  const form = el(
    "form",
    { class: "stack" },
    login && field(t("sign-in.login"), login, t("account.login-hint")),
    field(t("passkeys.label"), label),
    el("div", { class: "row" }, make),
  );
  form.addEventListener("submit", async event => {
    event.preventDefault();
    const work = async () => {
      await register(login?.value.trim(), label.value.trim());
      await learnMe();
      say(t("passkeys.added"));
      changed();
    };
    await attempt(work, make);
  });
  section.append(form);
  if (house.me.login) show(list, () => keys(changed));
  return section;
}

async function keys(changed) {
  return (await look("/api/me/passkeys")).map(key => row(key, changed));
}

function row(key, changed) {
  const remove = button(t("common.remove"), async () => {
    if (!(await confirm(t("passkeys.remove-sure", { label: key.label }), t("common.remove")))) return;
    const work = async () => {
      await tell("DELETE", `/api/me/passkeys/${encodeURIComponent(key.id)}`);
      await learnMe();
      changed();
    };
    await attempt(work, remove);
  });
  return el(
    "li",
    { class: "between" },
    el("span", {}, key.label || t("passkeys.unnamed"), el("small", { text: date(key.made) })),
    remove,
  );
}
