// Requests to the server: each says its language, those that change something carry an id and are repeated with the same id
// when the connection fails.

import { language, t } from "./words.js";

const WAITS = [400, 1000, 2000, 4000, 8000];

/** The server said no; `message` is its sentence for people. */
export class Refused extends Error {
  constructor(status, fault) {
    super(fault.message);
    this.status = status;
    this.code = fault.code;
    this.missed = fault.missed;
  }
}

/** An id for a request that must be carried out once. */
export function newId() {
  if (crypto.randomUUID) return crypto.randomUUID();
  // Pages without TLS lack it.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, "0")).join("");
}

const pause = milliseconds => new Promise(done => setTimeout(done, milliseconds));

async function once(method, path, body) {
  const headers = { "Accept-Language": language(), "X-Demesne": "1" };
  const request = { method, headers, credentials: "same-origin", cache: "no-store" };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  let answer, text;
  try {
    answer = await fetch(path, request);
    text = await answer.text();
  } catch {
    throw new Refused(0, { code: "offline", message: t("error.offline") });
  }
  let read;
  try {
    read = text ? JSON.parse(text) : null;
  } catch {
    read = text;
  }
  if (answer.ok) return read;
  const fault = read && read.error && read.error.message ? read.error : null;
  throw new Refused(answer.status, fault || { code: "unknown", message: t("error.unknown", { status: answer.status }) });
}

/** Whether the same request may succeed in a moment. */
function passes(error) {
  return error instanceof Refused && (error.status === 0 || error.status === 503 || error.status === 502 || error.code === "too-many");
}

async function patiently(method, path, body, tries) {
  for (let i = 0; ; i++) {
    try {
      return await once(method, path, body);
    } catch (error) {
      if (!passes(error) || i >= tries) throw error;
      await pause(WAITS[Math.min(i, WAITS.length - 1)]);
    }
  }
}

/** Looks at something. */
export const look = path => patiently("GET", path, undefined, 2);

/** Changes something at a table, once, however often it must be sent. */
export const change = (method, path, body = {}) => patiently(method, path, { id: newId(), ...body }, WAITS.length);

/** Changes something that has no id: it is sent once. */
export const tell = (method, path, body) => once(method, path, body);

/** An address with what is asked behind it; what is missing is left out. */
export function address(path, asked = {}) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(asked)) if (value !== undefined && value !== null && value !== "") query.set(key, value);
  return query.size > 0 ? `${path}?${query}` : path;
}
