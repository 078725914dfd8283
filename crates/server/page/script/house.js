// What all parts of the page share: who I am, what can be played, the connection.

import { look, Refused } from "./ask.js";
import { Live } from "./live.js";
import { language } from "./words.js";

/** Who reads this page (nobody: null) and what the server offers; filled at the start. */
export const house = { me: undefined, offer: null, live: new Live(), offerIn: "" };

/** Asks who I am; nobody yet is no fault. */
export async function learnMe() {
  try {
    house.me = await look("/api/me");
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    house.me = null;
  }
  return house.me;
}

/** Asks what can be played, in the language that is spoken. */
export async function learnOffer() {
  if (house.offerIn !== language()) {
    house.offer = await look("/api/games");
    house.offerIn = language();
  }
  return house.offer;
}

/** The name of a game for people. */
export function title(game) {
  return house.offer?.games.find(line => line.game === game)?.title || game;
}

/** Goes to another place of the page. */
export function go(href, replace = false) {
  if (replace) history.replaceState(null, "", href);
  else history.pushState(null, "", href);
  window.dispatchEvent(new Event("moved"));
}
