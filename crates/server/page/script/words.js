// What the page says, in the language of who reads it: as the browser likes it first, then as chosen.

export const LANGUAGES = [["en", "English"], ["es", "Español"], ["pt", "Português"]];

const codes = LANGUAGES.map(([code]) => code);
let words = {};
let code = "en";
let plural = new Intl.PluralRules("en");

/** Reads what is kept in this browser; nothing where it keeps nothing. */
export function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps something in this browser, where it may. */
export function keep(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

/** The language that is spoken now. */
export const language = () => code;

function liked() {
  const chosen = kept("language");
  if (codes.includes(chosen)) return chosen;
  const found = navigator.languages.map(tag => tag.slice(0, 2).toLowerCase()).find(tag => codes.includes(tag));
  return found || "en";
}

/** Speaks the language that is wanted, or the one that the reader likes best. */
export async function speak(wanted) {
  const next = codes.includes(wanted) ? wanted : liked();
  const answer = await fetch(`/locales/${next}.json`);
  if (!answer.ok) throw new Error(`no words for ${next}`);
  words = await answer.json();
  code = next;
  plural = new Intl.PluralRules(code);
  document.documentElement.lang = code;
  for (const node of document.querySelectorAll("[data-t]")) node.textContent = t(node.dataset.t);
}

/** A text with its values put in; a count `n` chooses between one and several. */
export function t(key, values = {}) {
  let text = words[key];
  if (text === undefined) return key;
  if (typeof text === "object") text = text[plural.select(values.n)] ?? text.other;
  return text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
}

/** A word that the server may have more of than the page: as the page says it, or as it came. */
export function named(prefix, word) {
  return words[prefix + word] === undefined ? word : t(prefix + word);
}

/** A list of names: "Ada, Ben and Cleo". */
export function listed(names) {
  return new Intl.ListFormat(code).format(names);
}

/** How long ago. */
export function ago(at) {
  const seconds = Math.min(0, (at - Date.now()) / 1000);
  const steps = [[60, "second"], [3600, "minute"], [86400, "hour"], [Infinity, "day"]];
  const sizes = { second: 1, minute: 60, hour: 3600, day: 86400 };
  const [, unit] = steps.find(([limit]) => -seconds < limit);
  const format = new Intl.RelativeTimeFormat(code, { numeric: "auto" });
  return format.format(Math.round(seconds / sizes[unit]), unit);
}

/** A moment as a date. */
export function date(at) {
  return new Intl.DateTimeFormat(code, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** A span as a clock shows it. */
export function span(milliseconds) {
  const all = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = number => String(number).padStart(2, "0");
  const [days, hours, minutes, seconds] = [all / 86400, (all / 3600) % 24, (all / 60) % 60, all % 60].map(Math.floor);
  if (days > 0) return t("clock.days", { n: days, hours: two(hours), minutes: two(minutes) });
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
