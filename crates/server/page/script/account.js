// Who I am: name, account, devices, calls, leaving for good.

import { tell } from "./ask.js";
import { button, el, field, fill, part } from "./dom.js";
import { callPart } from "./calls.js";
import { devicePart } from "./devices.js";
import { go, house, learnMe, title } from "./house.js";
import { attempt, confirm, say } from "./notice.js";
import { passkeyPart } from "./passkeys.js";
import { signInForm } from "./signin.js";
import { t } from "./words.js";

/** The place for all of this; `renamed` draws the bar anew. `first` is what a link was about: mails point at the calls. */
export function showAccount(place, renamed, first) {
  const calls = first === "calls";
  document.title = `${calls ? t("calls.title") : t("account.title")} · Demesne`;
  const again = () => {
    renamed();
    showAccount(place, renamed, first);
  };
  const own = [me(again), house.me.login ? password(again) : join(again), passkeyPart(again)];
  const rest = [devicePart(), farewell()];
  const [left, right] = calls ? [[callPart()], [...own, ...rest]] : [own, [callPart(), ...rest]];
  fill(
    place,
    el("h1", { text: t("account.title") }),
    el("div", { class: "columns" }, el("div", { class: "stack" }, left), el("div", { class: "stack" }, right)),
  );
}

function form(fields, submit, work) {
  const body = el("form", { class: "stack" }, fields, el("div", { class: "row" }, submit));
  body.addEventListener("submit", async event => {
    event.preventDefault();
    await attempt(work, submit);
  });
  return body;
}

function me(again) {
  const name = el("input", { type: "text", required: true, maxlength: 40, value: house.me.name, autocomplete: "nickname" });
  const rename = form(field(t("name.label"), name), el("button", { text: t("common.save") }), async () => {
    house.me = await tell("PATCH", "/api/me", { name: name.value });
    say(t("account.renamed"));
    again();
  });
  const ratings = house.me.ratings.map(
    rating => el(
      "li",
      { class: "between" },
      el("span", { text: title(rating.game) }),
      el("strong", { text: `${rating.rating} · ${t("account.games", { n: rating.games })}` }),
    ),
  );
  const who = house.me.login ? t("account.signed-in", { login: house.me.login }) : t("account.guest");
  return part(
    t("account.you"),
    { class: "sheet stack", id: "you" },
    el("p", { text: who }),
    rename,
    ratings.length > 0 && el("ul", { class: "plain-list" }, ratings),
    house.me.login && signOut(),
  );
}

function signOut() {
  const out = button(t("account.sign-out"), () =>
    attempt(async () => {
      await tell("POST", "/api/sign-out", {});
      house.me = null;
      house.live.open();
      go("/");
    }, out),
    { id: "sign-out" },
  );
  return el("div", { class: "row" }, out);
}

/** A guest makes an account, or comes in with the one that is there already. */
function join(again) {
  const login = el(
    "input",
    { type: "text", required: true, minlength: 3, maxlength: 32, autocomplete: "username", autocapitalize: "none", spellcheck: "false" },
  );
  const secret = el("input", { type: "password", required: true, minlength: 8, maxlength: 200, autocomplete: "new-password" });
  const fields = [
    field(t("sign-in.login"), login, t("account.login-hint")),
    field(t("sign-in.password"), secret, t("account.password-hint")),
  ];
  const make = form(fields, el("button", { class: "main", text: t("account.make") }), async () => {
    await tell("POST", "/api/accounts", { login: login.value.trim(), password: secret.value });
    await learnMe();
    say(t("account.made"));
    again();
  });
  const come = signInForm(() => {
    house.live.open();
    go("/");
  });
  return part(
    t("account.join"),
    { class: "sheet stack", id: "join" },
    el("p", { class: "hint", text: t("account.why") }),
    make,
    el("details", {}, el("summary", { text: t("name.have-account") }), come),
  );
}

function password(again) {
  const old = house.me.password && el(
    "input",
    { type: "password", required: true, maxlength: 200, autocomplete: "current-password" },
  );
  const next = el("input", { type: "password", required: true, minlength: 8, maxlength: 200, autocomplete: "new-password" });
  const fields = [
    old && field(t("account.old-password"), old),
    field(t("account.new-password"), next, t("account.password-hint")),
  ];
  const work = async () => {
    await tell("PUT", "/api/me/password", old ? { old: old.value, new: next.value } : { new: next.value });
    await learnMe();
    say(t("account.password-changed"));
    again();
  };
  return part(t("account.password"), { class: "sheet stack", id: "password" }, form(fields, el("button", { text: t("common.save") }), work));
}

/** Deleting everything. */
function farewell() {
  const secret = house.me.password && el(
    "input",
    { type: "password", required: true, maxlength: 200, autocomplete: "current-password" },
  );
  const end = el("button", { class: "danger", text: t("account.delete") });
  const body = form(secret ? field(t("sign-in.password"), secret) : [], end, async () => {
    if (!(await confirm(t("account.delete-sure"), t("account.delete")))) return;
    await tell("DELETE", "/api/me", secret ? { password: secret.value } : { confirm: true });
    house.me = null;
    house.live.open();
    go("/");
    say(t("account.deleted"));
  });
  return part(t("account.leave"), { class: "sheet stack", id: "farewell" }, el("p", { class: "hint", text: t("account.delete-what") }), body);
}
