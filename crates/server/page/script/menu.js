// What can be done about the table itself: start, invite, hand over, resign, close, meet again, look on.

import { change } from "./ask.js";
import { button, choice, el, field, fill, part } from "./dom.js";
import { go, house } from "./house.js";
import { attempt, confirm, copyable } from "./notice.js";
import { undoFurther } from "./undo.js";
import { t } from "./words.js";

export function menuPart(table) {
  const body = el("div", { class: "stack" });
  const handed = el("div", { class: "stack", id: "handed" });
  const node = part(t("table.menu"), { class: "sheet stack", id: "menu" }, body, handed);
  let shown = "";
  const draw = () => {
    const { view } = table;
    const now = JSON.stringify(
      [view.status, view.seats, Boolean(view.play), view.play?.undo_asked, view.viewer, view.rematch, view.invite, table.as],
    );
    if (now === shown) return;
    shown = now;
    const within = body.contains(document.activeElement) && document.activeElement.id;
    fill(body, start(table), undoFurther(table), again(table), invitation(table), viewpoint(table), leaving(table, handed));
    node.hidden = body.childElementCount === 0;
    if (within) document.getElementById(within)?.focus({ preventScroll: true });
  };
  return { node, draw };
}

function start(table) {
  const { view } = table;
  if (view.status !== "open") return null;
  const full = view.seats.every(seat => seat.who || seat.bot || seat.automaton);
  if (!table.owned) return el(
    "p",
    { text: full ? t("menu.owner-starts", { who: view.owner.name }) : t("menu.waits-for-people") },
  );
  const press = button(t("menu.start"), () => attempt(() => table.ask("POST", "/start"), press), { class: "main", id: "start" });
  press.disabled = !full;
  return [el("div", { class: "row" }, press), !full && el("p", { class: "hint", text: t("menu.not-full") })];
}

function again(table) {
  const { view } = table;
  if (!["over", "closed"].includes(view.status) || table.mine.length === 0) return null;
  const press = button(
    view.rematch ? t("menu.go-rematch") : t("menu.rematch"),
    () =>
      attempt(async () => {
        const next = await change("POST", table.path("/rematch"));
        go(`/?table=${next.id}`);
      }, press),
    { class: "main", id: "rematch" },
  );
  return el("div", { class: "row" }, press);
}

function invitation(table) {
  const { view } = table;
  if (!view.invite || !["open", "playing"].includes(view.status)) return null;
  const href = `${location.origin}/?table=${view.id}&invite=${view.invite}`;
  return el(
    "div",
    { class: "field", id: "invitation" },
    el("span", { class: "label", text: view.status === "open" ? t("menu.invite") : t("menu.invite-watch") }),
    copyable(t("menu.invite"), href),
  );
}

/** Whose eyes the table is seen with. */
function viewpoint(table) {
  const { view } = table;
  const seats = table.mine.map(seat => [seat.seat, t("menu.as-seat", { seat: seat.seat })]);
  if (!view.play || seats.length === 0) return null;
  const choices = [["", t("menu.as-usual")], ...(seats.length > 1 ? seats : []), ["none", t("menu.as-spectator")]];
  const select = choice(choices, table.as || "", { id: "view-as" });
  select.addEventListener("change", () => {
    table.as = select.value || undefined;
    table.restory?.();
    attempt(table.refresh);
  });
  return field(t("menu.as"), select);
}

function leaving(table, handed) {
  const { view } = table;
  const sits = table.mine.length > 0;
  const people = view.seats.filter(seat => seat.who && !seat.you).length;
  const sure = (question, name, work) => {
    const press = button(name, async () => (await confirm(question, name)) && attempt(work, press), { class: "danger" });
    return press;
  };
  const buttons = [];
  if (sits && !view.rated && ["open", "playing"].includes(view.status)) {
    const hand = button(t("menu.hand-over"), () =>
      attempt(async () => {
        const given = await change("POST", table.path("/hand-over"), { seat: view.viewer || table.mine[0].seat });
        const href = `${location.origin}/?table=${view.id}&seat=${given.seat}&code=${given.code}`;
        fill(
          handed,
          el("p", { class: "hint", text: t("menu.hand-over-what", { seat: given.seat }) }),
          copyable(t("menu.hand-over"), href),
        );
      }, hand),
      { id: "hand-over" },
    );
    buttons.push(hand);
  }
  if (sits && view.status === "playing") {
    const seat = view.viewer || table.mine[0].seat;
    const resign = sure(t("menu.resign-sure"), t("menu.resign"), () => table.ask("POST", "/resign", { seat }));
    resign.id = "resign";
    buttons.push(resign);
  }
  const closes = view.status === "open" || (view.status === "playing" && people === 0);
  if ((table.owned && closes) || (house.me.administrator && ["open", "playing"].includes(view.status))) {
    const close = sure(t("menu.close-sure"), t("menu.close"), () => table.ask("POST", "/close"));
    close.id = "close";
    buttons.push(close);
  }
  return buttons.length > 0 ? el("div", { class: "row" }, buttons) : null;
}
