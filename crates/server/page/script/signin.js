// Coming in with an account: by password or by passkey.

import { tell } from "./ask.js";
import { button, el, field } from "./dom.js";
import { house } from "./house.js";
import { attempt } from "./notice.js";
import { canPasskeys, signInByPasskey } from "./passkeys.js";
import { t } from "./words.js";

/** The form; `then` is called when somebody is in. */
export function signInForm(then) {
  const login = el(
    "input",
    { type: "text", required: true, maxlength: 32, autocomplete: "username", autocapitalize: "none", spellcheck: "false" },
  );
  const password = el("input", { type: "password", required: true, maxlength: 200, autocomplete: "current-password" });
  const enter = el("button", { class: "main", text: t("sign-in.enter") });
  const come = async (work, pressed) => {
    const me = await attempt(work, pressed);
    if (!me) return;
    house.me = me;
    await then();
  };
  const key = button(t("sign-in.passkey"), () => come(signInByPasskey, key), { id: "by-passkey" });
  const form = el(
    "form",
    { class: "stack", id: "sign-in" },
    field(t("sign-in.login"), login),
    field(t("sign-in.password"), password),
    el("div", { class: "row" }, enter, canPasskeys() && key),
  );
  form.addEventListener("submit", event => {
    event.preventDefault();
    come(() => tell("POST", "/api/sign-in", { login: login.value.trim(), password: password.value }), enter);
  });
  return form;
}
