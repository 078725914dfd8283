// Notifications of this browser.

import { Refused, tell } from "./ask.js";
import { house } from "./house.js";
import { t } from "./words.js";

const LONGEST = 8000;

/** Whether this browser can be called here: not without TLS, and not by a server without a key. */
export const canPush = () => Boolean(house.offer?.push_key && "serviceWorker" in navigator && "PushManager" in window);

/** The subscription of this browser, if it has one. */
export async function subscription() {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return worker ? worker.pushManager.getSubscription() : null;
}

function key() {
  const plain = atob(house.offer.push_key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, letter => letter.charCodeAt(0));
}

/** Some browsers wait without end for a push service that they cannot reach. */
function patience() {
  return new Promise((_, late) => setTimeout(() => late(new Error("the push service does not answer")), LONGEST));
}

/** Lets this browser be called; gives how I am called now. */
export async function turnOn() {
  if ((await Notification.requestPermission()) !== "granted") throw new Refused(
    0,
    { code: "push-denied", message: t("calls.push-denied") },
  );
  await navigator.serviceWorker.register("/sw.js", { scope: "/" });
  const worker = await navigator.serviceWorker.ready;
  let made;
  try {
    const wanted = { userVisibleOnly: true, applicationServerKey: key() };
    const asked = worker.pushManager.getSubscription().then(known => known || worker.pushManager.subscribe(wanted));
    made = await Promise.race([asked, patience()]);
  } catch {
    throw new Refused(0, { code: "push-failed", message: t("calls.push-failed") });
  }
  const { endpoint, keys } = made.toJSON();
  return tell("POST", "/api/me/push", { endpoint, keys });
}

/** No more calls to this browser; gives how I am called now. */
export async function turnOff() {
  const made = await subscription();
  const now = await tell("DELETE", "/api/me/push", { endpoint: made?.endpoint || "" });
  await made?.unsubscribe();
  return now;
}
