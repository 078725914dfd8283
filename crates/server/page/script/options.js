// The options of a game as fields: what kind of field each is follows from the values that the catalogue names.

import { button, choice, el, field, fill, tick } from "./dom.js";
import { t } from "./words.js";

const WORD = /^[\w.-]+$/;

/** A field for one option: `row` to show, `read` gives what the setup gets. */
export function optionField(option, changed) {
  if (option.key.endsWith(" NAME")) return own(option);
  const some = /(?:^|, or )some of: (.+)$/.exec(option.values);
  if (some) return several(option, some[1].split(" "), option.values.startsWith("none, all"), changed);
  const number = /^a number from (\d+) to (\d+)$/.exec(option.values);
  if (number) return plain(
    option,
    { type: "number", min: number[1], max: number[2] },
    t("setup.number", { from: number[1], to: number[2] }),
    changed,
  );
  const values = option.values.split(", ");
  if (values.every(value => WORD.test(value))) return one(option, values, changed);
  return plain(option, { type: "text", placeholder: option.form || option.values }, undefined, changed);
}

/** What people call a value. */
export const spoken = (option, value) => option.words?.find(({ word }) => word === value)?.what ?? value;

function one(option, values, changed) {
  const select = choice([["", t("setup.default")], ...values.map(value => [value, spoken(option, value)])], "", { name: option.key });
  select.addEventListener("change", changed);
  return { row: field(option.name, select, option.what), read: () => (select.value ? { [option.key]: select.value } : {}) };
}

function plain(option, props, range, changed) {
  const input = el("input", { ...props, name: option.key, autocomplete: "off" });
  input.addEventListener("change", changed);
  const hint = [option.what, range].filter(Boolean).join(" · ");
  return { row: field(option.name, input, hint), read: () => (input.value.trim() ? { [option.key]: input.value.trim() } : {}) };
}

function several(option, words, all, changed) {
  const ticks = words.map(word => tick(spoken(option, word), false, { name: `${option.key} ${word}` }));
  for (const { box } of ticks) box.addEventListener("change", changed);
  const every = button(t("setup.all"), () => {
    const on = ticks.some(({ box }) => !box.checked);
    for (const { box } of ticks) box.checked = on;
    changed();
  });
  const row = el(
    "fieldset",
    { class: "wide" },
    el("legend", { text: option.name }),
    el("p", { class: "hint", text: option.what }),
    el("div", { class: "ticks" }, ticks.map(one => one.row), all && every),
  );
  const read = () => {
    const chosen = words.filter((_, i) => ticks[i].box.checked);
    return chosen.length > 0 ? { [option.key]: chosen.join(" ") } : {};
  };
  return { row, read };
}

/** Things of one's own that have a name: as many as one likes. */
function own(option) {
  const kind = option.key.split(" ")[0];
  const rows = el("div", { class: "stack" });
  const pairs = [];
  const more = button(t("setup.add-own"), () => {
    const name = el("input", { type: "text", maxlength: 40, autocomplete: "off" });
    const text = el("input", { type: "text", class: "mono", autocomplete: "off", placeholder: option.form || option.values });
    const pair = { name, text };
    pairs.push(pair);
    const remove = button(t("common.remove"), () => {
      pairs.splice(pairs.indexOf(pair), 1);
      row.remove();
    });
    const fields = [field(t("setup.own-name"), name), field(t("setup.own-text"), text)];
    const row = el("div", { class: "stack own" }, fields, el("div", { class: "row" }, remove));
    rows.append(row);
    name.focus();
  });
  const row = el(
    "fieldset",
    { class: "wide" },
    el("legend", { text: option.name }),
    el("p", { class: "hint", text: option.what }),
    rows,
    el("div", { class: "row" }, more),
  );
  const read = () => Object.fromEntries(
    pairs.filter(({ name }) => name.value.trim()).map(({ name, text }) => [`${kind} ${name.value.trim()}`, text.value.trim()]),
  );
  return { row, read };
}

/** The fields of all options of a game. */
export function optionFields(game, changed) {
  const fields = game.options.filter(option => option.key !== "players").map(option => optionField(option, changed));
  const grid = el("div", { class: "grid" });
  fill(grid, fields.map(({ row }) => row));
  return { grid, read: () => Object.assign({}, ...fields.map(({ read }) => read())) };
}
