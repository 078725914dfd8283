// Starts the client, and has the browser keep it for days without a network.

// Why the page stays empty, in the reader's language.
function tell(error) {
  console.error(error);
  const loading = document.getElementById("loading");
  if (!loading) return;
  for (const text of loading.querySelectorAll("[data-failed]")) text.hidden = text.lang !== document.documentElement.lang;
  loading.classList.add("failed");
}

function keep() {
  // Without TLS there is none; the page works all the same.
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js", { scope: "/" }).catch(() => {});
}

// What belongs to one game alone: a module of its own, which takes memory and functions from the first. It comes when its game is opened.
const GAMES = {{client.games}};
const modules = {};
const coming = {};

function fetched(name) {
  return (modules[name] ??= WebAssembly.compileStreaming(fetch(GAMES[name])));
}

async function load(name, first) {
  // A client that was built for a look is whole.
  if (GAMES[name]) await WebAssembly.instantiate(await fetched(name), { first });
}

// Once; but what failed can be tried again.
function game(name, first) {
  coming[name] ??= load(name, first).catch(error => {
    delete coming[name];
    delete modules[name];
    throw error;
  });
  return coming[name];
}

// Whoever comes by the address of a game need not wait for the page first.
function early() {
  try {
    const query = new URLSearchParams(location.search);
    const name = query.get("lesson") || JSON.parse(localStorage.getItem(`demesne.game.${query.get("game")}`))?.game;
    if (GAMES[name]) fetched(name).catch(() => delete modules[name]);
  } catch {
    // Then it comes when it is asked for.
  }
}

try {
  early();
  const { default: init, main_page } = await import("{{client.js}}");
  const first = await init({ module_or_path: "{{client.wasm}}" });
  main_page(name => game(name, first));
  keep();
} catch (error) {
  tell(error);
}
