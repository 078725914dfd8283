// The part of the page that stays awake: it shows calls, and a click on one opens its table.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", event => event.waitUntil(self.clients.claim()));

// A call that cannot be read is shown all the same: browsers demand that every push shows something.
function read(data) {
  try {
    return data ? data.json() : {};
  } catch {
    return {};
  }
}

// Only addresses of this server are opened.
function own(url) {
  const target = new URL(url || "/", self.location.origin);
  return target.origin === self.location.origin ? target.href : new URL("/", self.location.origin).href;
}

self.addEventListener("push", event => {
  const call = read(event.data);
  event.waitUntil(
    self.registration.showNotification(String(call.title || "Demesne"), {
      body: String(call.body || ""),
      tag: String(call.tag || "demesne"),
      icon: "/icon.svg",
      data: { url: own(call.url) },
    }),
  );
});

self.addEventListener("notificationclick", event => {
  event.notification.close();
  event.waitUntil(show(own(event.notification.data && event.notification.data.url)));
});

async function show(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(page => page.url === url) || pages.find(page => page.visibilityState === "visible");
  if (!open) return self.clients.openWindow(url);
  await open.focus();
  return open.url === url ? open : open.navigate(url);
}
