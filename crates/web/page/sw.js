// The part of the page that stays awake: it keeps the client for days without a network, shows calls, and a click on one opens its
// table.

const KEPT = "demesne-{{version}}";
const FILES = {{files}};
// Longer than this nobody waits for a network that there may not be.
const PATIENCE = 4000;

self.addEventListener("install", event => event.waitUntil(store().then(() => self.skipWaiting())));
self.addEventListener("activate", event => event.waitUntil(tidy().then(() => self.clients.claim())));

async function store() {
  const cache = await caches.open(KEPT);
  // The page itself has to be the one that names these files; they are called after what is in them.
  await cache.addAll([new Request("/", { cache: "reload" }), ...FILES]);
}

// Pages that are still open may ask for files of the version before.
async function tidy() {
  const versions = (await caches.keys()).filter(name => name.startsWith("demesne-"));
  await Promise.all(versions.filter(name => name !== KEPT).slice(0, -1).map(name => caches.delete(name)));
}

self.addEventListener("fetch", event => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (mode === "navigate" && pathname === "/") event.respondWith(page(event.request));
  else if (FILES.includes(pathname) || /-[0-9a-f]{8}\.\w+$/.test(pathname)) event.respondWith(file(event.request));
});

async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) || fetch(request);
}

// The newest page where there is a network, else the one that is kept; which game it shows is behind the question mark.
async function page(request) {
  const kept = await caches.match("/", { cacheName: KEPT, ignoreVary: true });
  if (!kept) return fetch(request);
  const late = new Promise(done => setTimeout(() => done(kept), PATIENCE));
  const fresh = fetch(request).then(answer => (answer.status < 500 ? answer : kept), () => kept);
  return Promise.race([fresh, late]);
}

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
