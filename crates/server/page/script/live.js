// The connection over which the server tells what happens. When it breaks it comes back, later each time, and goes on where it was.

import { language } from "./words.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20000;
// Longer than the server is ever silent: it asks after 30 seconds, and we ask it before.
const PING = 25000;

export class Live extends EventTarget {
  #socket = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #ping = 0;
  #heard = 0;
  #watched = new Map();
  #closed = true;

  constructor() {
    super();
    document.addEventListener("visibilitychange", () => {
      this.#eyes();
      if (!document.hidden) this.#hurry();
    });
    window.addEventListener("online", () => this.#hurry());
  }

  /** Connects; anew if who we are or our language has changed. */
  open() {
    this.#closed = false;
    this.#drop();
    this.#connect();
  }

  /** Whether news comes in now. */
  get up() {
    return this.#socket !== null && this.#socket.readyState === WebSocket.OPEN;
  }

  /** Asks for what happens at a table after a number. */
  watch(table, after, invite) {
    this.#watched.set(table, { after, invite });
    this.#say({ type: "watch", table, after, invite });
  }

  /** No more of it. */
  unwatch(table) {
    if (this.#watched.delete(table)) this.#say({ type: "unwatch", table });
  }

  #say(message) {
    if (this.up) this.#socket.send(JSON.stringify(message));
  }

  #eyes() {
    this.#say({ type: "eyes", open: !document.hidden });
  }

  #hurry() {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  #drop() {
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    const old = this.#socket;
    this.#socket = null;
    if (old) old.close();
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live?lang=${language()}`);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      if (socket !== this.#socket) return;
      this.#wait = FIRST_WAIT;
      this.#heard = Date.now();
      this.#eyes();
      for (const [table, { after, invite }] of this.#watched) this.#say({ type: "watch", table, after, invite });
      this.#ping = setInterval(() => this.#check(), PING);
      this.#tell("up");
    });
    socket.addEventListener("message", event => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      let message;
      try {
        message = JSON.parse(event.data);
      } catch {
        return;
      }
      this.#note(message);
      this.#tell(message.type, message);
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return;
      this.#drop();
      this.#tell("down");
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    });
  }

  /** Remembers how far we were told, so that we can go on from there. */
  #note(message) {
    const watched = message.type === "events" && this.#watched.get(message.table);
    const last = watched && message.events.at(-1);
    if (last) watched.after = last.seq;
  }

  #check() {
    // A connection can be dead without anybody having said so.
    if (Date.now() - this.#heard > 2 * PING + 5000) this.#socket?.close();
    else this.#say({ type: "ping" });
  }

  #tell(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
